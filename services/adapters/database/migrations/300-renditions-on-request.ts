import type { Knex } from 'knex';

/** Renditions that are drawn once somebody requests them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table media_rendition
      drop constraint media_rendition_state_check,
      add constraint media_rendition_state_check
        check (state in ('on-request', 'waiting', 'made', 'dead'))
  `);
}
