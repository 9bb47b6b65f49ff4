import type { Knex } from 'knex';

/** Sessions in which subjects manage their alerts. Secrets are stored as hashes only. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE alert_session (
      hash bytea PRIMARY KEY,
      subject_id text NOT NULL,
      -- Of the mailed link that opened it, which works once.
      link_hash bytea NOT NULL UNIQUE,
      -- False once it was closed; the link stays used.
      is_open boolean NOT NULL DEFAULT true,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX alert_session_expiry ON alert_session (expires_at);
  `);
}
