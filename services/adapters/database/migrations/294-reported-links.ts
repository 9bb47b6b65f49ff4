import type { Knex } from 'knex';

/** A link to a new password suspends the key of its owner once: when it is sent, or when it is used. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE account_link ADD COLUMN is_reported boolean NOT NULL DEFAULT false;
  `);
}
