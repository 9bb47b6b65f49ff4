import type { Knex } from 'knex';

const verification = `
-- The last verification of the log against what the notary signed. One row.
create table log_verification (
  only_one boolean primary key default true check (only_one),
  at timestamptz not null,
  outcome jsonb not null
);
`;

/** The outcome of the daily verification of the log is kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(verification);
}
