import type { Knex } from 'knex';

/** Stores TOTP authenticators as a second factor, and recovery codes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- False until the second factor is given: such a session identifies nobody yet.
    ALTER TABLE session ADD COLUMN complete boolean NOT NULL DEFAULT true;
    CREATE TABLE authenticator (
      account_id text PRIMARY KEY REFERENCES account (id),
      -- Encrypted under a key derived from the installation's secret.
      sealed_secret bytea NOT NULL,
      -- Null until its owner has given a first code.
      confirmed_at timestamptz,
      -- The period of the newest code that was used: none is used twice.
      last_period bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE recovery_code (
      account_id text NOT NULL REFERENCES account (id),
      code_hash bytea NOT NULL,
      PRIMARY KEY (account_id, code_hash)
    );
  `);
}
