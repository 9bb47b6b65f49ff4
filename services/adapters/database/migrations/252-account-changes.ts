import type { Knex } from 'knex';

/** Stores the new address that a one-time link confirms, and the one it replaces. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE account_link ADD COLUMN email text, ADD COLUMN former_email text;
  `);
}
