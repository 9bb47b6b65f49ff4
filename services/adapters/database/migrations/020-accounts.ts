import type { Knex } from 'knex';

/** Accounts, their sessions and their personal tokens. Secrets are stored as hashes only. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE account (
      id text PRIMARY KEY,
      -- Lower case; null once closed, so that the address can be used again.
      email text UNIQUE,
      name text NOT NULL,
      password_hash text,
      roles text[] NOT NULL,
      -- The command that claimed the address; the same command again continues where it stopped.
      command_id text NOT NULL,
      claimed_at timestamptz NOT NULL,
      -- Null until AccountOpened is in the log; only then can anybody sign in.
      opened_at timestamptz,
      closed_at timestamptz
    );
    CREATE TABLE session (
      token_hash bytea PRIMARY KEY,
      account_id text NOT NULL REFERENCES account (id),
      created_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX session_account ON session (account_id);
    CREATE INDEX session_expiry ON session (expires_at);
    CREATE TABLE personal_token (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES account (id),
      secret_hash bytea NOT NULL UNIQUE,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX personal_token_account ON personal_token (account_id);
  `);
}
