import type { Knex } from 'knex';

const indexing = `
create table indexing_target (
  target text primary key check (target in ('indexnow', 'google')),
  -- The place in the change feed up to which addresses wait.
  cursor text not null,
  -- Attempts since the last one that succeeded.
  failures int not null default 0,
  next_at timestamptz not null,
  last_at timestamptz,
  last_taken_at timestamptz,
  last_status int,
  last_answer text not null default '',
  -- How many addresses were sent on a day, where that is limited.
  quota_day date,
  quota_used int not null default 0
);
create table indexing_address (
  target text not null references indexing_target (target) on delete cascade,
  address text not null,
  number bigint generated always as identity,
  what text not null check (what in ('updated', 'deleted')),
  -- The change that it is about; a newer one replaces it, also while it is sent.
  cursor text not null,
  primary key (target, address)
);
create index on indexing_address (target, number);
`;

/** Search engines are sent the addresses of what changed in public. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(indexing);
}
