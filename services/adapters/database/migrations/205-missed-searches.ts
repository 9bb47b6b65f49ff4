import type { Knex } from 'knex';

/** Counts searches that found nothing, by day: nothing in it says who searched. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE missed_search (
      day date NOT NULL,
      place text NOT NULL,
      locale text NOT NULL,
      -- The words as they are compared, and as they were first typed that day.
      compared text COLLATE "C" NOT NULL,
      shown text NOT NULL,
      networks int NOT NULL,
      PRIMARY KEY (day, place, locale, compared)
    );
  `);
}
