import type { Knex } from 'knex';

/**
 * One-time values with which officers prove that they have their private key, and the day since
 * which the key of an officer is suspended because the account was reset.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Not in the write-ahead log: a row lives for two minutes, and a lost one is requested again.
    CREATE UNLOGGED TABLE ethics_proof (
      -- A hash of the value with the officer, the action and the report: nothing else of them is here.
      hash bytea PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    ALTER TABLE ethics_officer ADD COLUMN suspended_on date;
  `);
}
