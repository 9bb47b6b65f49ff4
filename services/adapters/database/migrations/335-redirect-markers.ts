import type { Knex } from 'knex';

/**
 * Redirects mark every address by which another would catch their target, prefixes among them: the
 * claims of those in the log are settled anew at the next start.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`delete from reactor_checkpoint where name = 'redirect-claims'`);
}
