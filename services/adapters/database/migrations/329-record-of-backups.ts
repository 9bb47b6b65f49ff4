import type { Knex } from 'knex';

/** Each backup is on record: where it was written, and until which day it is kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table backup add column folder text;
    -- The last day; null where nobody said.
    alter table backup add column kept_until date;
  `);
}
