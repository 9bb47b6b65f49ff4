import type { Knex } from 'knex';

const notary = `
-- The notary of the log. Its keys are random, and sealed under the installation's secret. One row.
create table notary (
  only_one boolean primary key default true check (only_one),
  -- Trees are numbered: another one begins when the log itself was replaced, as by an older backup.
  number int not null default 1,
  origin text not null,
  salt_key bytea not null,
  signing_key bytea not null,
  -- Replaces the signing key with the next checkpoint, which both sign.
  next_key bytea,
  -- What the newest checkpoint covers: a number of events, the last of them, and the root.
  size bigint not null default 0,
  place jsonb not null,
  root bytea,
  note text,
  signed_at timestamptz,
  -- Why it signs no more.
  stopped text
);

-- The first checkpoint, and the last of each hour, as they were signed.
create table notary_checkpoint (
  number int not null,
  size bigint not null,
  note text not null,
  signed_at timestamptz not null,
  primary key (number, size)
);
`;

/** The log is followed by a notary. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(notary);
}
