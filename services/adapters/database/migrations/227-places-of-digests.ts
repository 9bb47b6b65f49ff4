import type { Knex } from 'knex';

const places = `
-- The event at the position, and when it occurred: after the log was restored from a backup, another
-- event may have the position. Null where only the position was recorded.
alter table digest_cursor add column event jsonb;
alter table digest_cursor add column event_at timestamptz;
alter table digest_run add column event jsonb;
`;

/** The progress of digests names events, as that of other readers of the log does. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(places);
}
