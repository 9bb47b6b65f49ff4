import type { Knex } from 'knex';

const suppressions = `
-- The key of this list, random, sealed under the installation's secret. One row.
create table mail_suppression_key (
  only_one boolean primary key default true check (only_one),
  sealed bytea not null
);

-- Mailboxes to which nothing is sent, by a hash under that key. Kept when their owner's data is
-- erased.
create table mail_suppression (
  mailbox_hash bytea primary key,
  because text not null,
  since timestamptz not null
);
`;

/** The list of mailboxes that want no e-mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(suppressions);
}
