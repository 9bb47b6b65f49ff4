import type { Knex } from 'knex';

/** Stores failed attempts to sign in, shared by all processes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE attempt (
      -- A keyed hash of what is counted: no address can be read from it.
      key bytea PRIMARY KEY,
      -- When nothing counts against the key any more; its row is deleted then.
      clear_at timestamptz NOT NULL
    );
    CREATE INDEX attempt_clear ON attempt (clear_at);
  `);
}
