import type { Knex } from 'knex';

const places = `
-- The event at the position: after the log was restored from a backup, another event may have the
-- position. Null where only the position was recorded.
alter table cache_purge add column event jsonb;
`;

/** Up to where caches were purged is named by its event, as the progress of other readers is. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(places);
}
