import type { Knex } from 'knex';

/**
 * Stores an officer's proof of having compared another officer's key. It requires the officer's
 * own key, so a key written directly into the database lacks it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE ethics_check (
      made_by text NOT NULL REFERENCES ethics_officer (account_id) ON DELETE CASCADE,
      account_id text NOT NULL REFERENCES ethics_officer (account_id) ON DELETE CASCADE,
      made text NOT NULL,
      PRIMARY KEY (made_by, account_id)
    );
    -- Queried for every key: which reports it does not open.
    CREATE INDEX ethics_envelope_of ON ethics_envelope (account_id, report_id);
  `);
}
