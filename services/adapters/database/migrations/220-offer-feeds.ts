import type { Knex } from 'knex';

/** Offers that left their feed and wait for a person’s decision, and the state of each feed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE offer_absence (
      offer_id text PRIMARY KEY,
      source text NOT NULL,
      -- Of the import that missed it first.
      since timestamptz NOT NULL,
      -- Null while a person has not decided; then it stays open until it returns and leaves again.
      kept_at timestamptz
    );
    CREATE INDEX offer_absence_source ON offer_absence (source, since, offer_id);
    CREATE TABLE offer_feed (
      source text PRIMARY KEY,
      -- When it could be read last.
      read_at timestamptz,
      unreadable_since timestamptz,
      unreadable_code text,
      unreadable_words text,
      -- What its server named the version that was imported, and the request that returned it.
      etag text,
      last_modified text,
      request text
    );
  `);
}
