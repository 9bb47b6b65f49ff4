import type { Knex } from 'knex';

/**
 * Stores the last responses of third parties, by address, and when each is to be fetched again.
 * They are not stored in the log: third parties may withdraw what they published about people.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table third_party_answer (
      address text primary key,
      due_at timestamptz not null,
      answer jsonb,
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    )`);
}
