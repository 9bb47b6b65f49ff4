import type { Knex } from 'knex';

/**
 * Stores the display data of sessions and tokens, and when their accounts last confirmed their
 * identity.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE session
      -- Names the session to its owner; opens nothing.
      ADD COLUMN id text NOT NULL UNIQUE DEFAULT substr(md5(gen_random_uuid()::text), 1, 12),
      -- Browser and system, such as "Firefox, Windows"; never an address.
      ADD COLUMN device text,
      -- When the account's owner last gave the password in this session.
      ADD COLUMN confirmed_at timestamptz;
    UPDATE session SET confirmed_at = created_at;
    ALTER TABLE session ALTER COLUMN confirmed_at SET NOT NULL, ALTER COLUMN id DROP DEFAULT;
    ALTER TABLE personal_token ADD COLUMN expires_at timestamptz;
    UPDATE personal_token
      SET expires_at = greatest(created_at + interval '365 days', now() + interval '90 days');
    ALTER TABLE personal_token ALTER COLUMN expires_at SET NOT NULL;
  `);
}
