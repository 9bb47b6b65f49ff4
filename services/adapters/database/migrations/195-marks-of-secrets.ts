import type { Knex } from 'knex';

/**
 * Stored data may be sealed with several secrets, until it is sealed again with the current one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE subject_secret ADD COLUMN marks bytea[];
    UPDATE subject_secret SET marks = ARRAY[mark];
    ALTER TABLE subject_secret ALTER COLUMN marks SET NOT NULL;
    ALTER TABLE subject_secret DROP COLUMN mark;
    -- When the last of them came.
    ALTER TABLE subject_secret ADD COLUMN since timestamptz NOT NULL DEFAULT now();
  `);
}
