import type { Knex } from 'knex';

/** Passkeys as a second factor, and the pending challenge of a session. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE passkey (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES account (id),
      -- As its authenticator calls it, in base64url.
      credential_id text NOT NULL UNIQUE,
      -- COSE: nothing secret, the private key never leaves the authenticator.
      public_key bytea NOT NULL,
      -- Of its uses, as its authenticator counts them; always 0 where it does not.
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX passkey_account ON passkey (account_id);
    -- In base64url; null when there is none to answer. It ends with its session at the latest.
    ALTER TABLE session
      ADD COLUMN challenge text,
      ADD COLUMN challenge_expires_at timestamptz;
    -- The accounts that a password alone does not open, once for each of their second factors.
    CREATE VIEW second_factor AS
      SELECT account_id FROM authenticator WHERE confirmed_at IS NOT NULL
      UNION ALL SELECT account_id FROM passkey;
  `);
}
