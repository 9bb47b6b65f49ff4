import type { Knex } from 'knex';

/** Stores what a personal token may do; earlier tokens stay as they were. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE personal_token ADD COLUMN scopes text[]');
}
