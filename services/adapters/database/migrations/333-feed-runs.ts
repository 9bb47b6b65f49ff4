import type { Knex } from 'knex';

const feedRuns = `
-- The times that a feed was fetched, and what came of each; the newest of each feed are kept.
create table offer_feed_run (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null check (kind in ('preview', 'import')),
  state text not null check (state in ('waiting', 'running', 'unchanged', 'imported', 'failed')),
  -- Who ordered it; null for its schedule.
  account_id text,
  ordered_at timestamptz not null,
  -- Of a process at work on it.
  touched_at timestamptz,
  ended_at timestamptz,
  records int,
  problem jsonb,
  counts jsonb,
  report jsonb
);
create index on offer_feed_run (source, id);
-- One of a feed at a time.
create unique index on offer_feed_run (source) where state in ('waiting', 'running');
`;

/** Each time that a feed is fetched has a report. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(feedRuns);
}
