import type { Knex } from 'knex';

const feedSettings = `
-- Feeds that administrators configured in the back-office.
create table offer_feed_setting (
  source text primary key,
  address text not null,
  -- By which it is read; null to recognise its format.
  mapping text,
  country text,
  schedule jsonb not null,
  is_on boolean not null,
  -- Another after each change, so that what was fetched before is fetched again as a whole.
  version int not null default 1,
  -- When its schedule fetches it next.
  next_at timestamptz not null
);
create table offer_feed_secret (
  source text not null references offer_feed_setting (source) on delete cascade,
  place text not null check (place in ('header', 'query')),
  name text not null,
  -- Encrypted under a key derived from the installation's secret.
  sealed_value bytea not null,
  set_at timestamptz not null,
  primary key (source, place, name)
);
create table offer_feed_change (
  id bigint generated always as identity primary key,
  source text not null,
  at timestamptz not null,
  account_id text not null,
  what text not null check (what in ('added', 'changed', 'secret-set', 'secret-removed', 'removed')),
  -- The terms that changed, or the name of the secret.
  names text[] not null
);
create index on offer_feed_change (source, id);
create index on offer_feed_change (at);
`;

/** Feeds of offers are configured in the back-office, and who changed what is kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(feedSettings);
}
