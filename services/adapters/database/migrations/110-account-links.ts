import type { Knex } from 'knex';

/**
 * Stores one-time links by which people choose a password. Their secrets are stored as hashes
 * only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Under which the outbox and the log know mails to the account's owner; holds no data.
    ALTER TABLE account ADD COLUMN subject_id text;
    CREATE TABLE account_link (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES account (id),
      purpose text NOT NULL,
      -- Null until the mail with the secret is written.
      secret_hash bytea UNIQUE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX account_link_account ON account_link (account_id);
  `);
}
