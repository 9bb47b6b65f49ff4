import type { Knex } from 'knex';

/**
 * Ethics reports. Their contents are sealed before they are stored, and they are not in the log.
 * Only days are stored, no times: a time could be correlated with the logs of proxies and networks.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE ethics_officer (
      account_id text PRIMARY KEY REFERENCES account (id),
      -- The public key that reports are sealed to.
      recipient text NOT NULL,
      -- The private key, sealed by the officer's browser under a passphrase.
      wrapped_identity text NOT NULL,
      -- The officer who consented; of the first one the officer alone. Null while consent is awaited.
      consent_by text
    );
    CREATE TABLE ethics_report (
      id uuid PRIMARY KEY,
      -- A slow hash of the receipt code.
      receipt_hash bytea NOT NULL UNIQUE,
      -- The report's own public key; its private key follows from the receipt code.
      recipient text NOT NULL,
      received_on date NOT NULL,
      state text NOT NULL
    );
    CREATE INDEX ethics_report_newest ON ethics_report (received_on DESC, id);
    -- The report's private key, sealed to each officer.
    CREATE TABLE ethics_envelope (
      report_id uuid NOT NULL REFERENCES ethics_report (id) ON DELETE CASCADE,
      account_id text NOT NULL REFERENCES ethics_officer (account_id) ON DELETE CASCADE,
      sealed text NOT NULL,
      PRIMARY KEY (report_id, account_id)
    );
    CREATE TABLE ethics_entry (
      report_id uuid NOT NULL REFERENCES ethics_report (id) ON DELETE CASCADE,
      position integer NOT NULL,
      author text NOT NULL,
      entered_on date NOT NULL,
      sealed bytea NOT NULL,
      PRIMARY KEY (report_id, position)
    );
  `);
}
