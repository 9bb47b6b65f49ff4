import type { Knex } from 'knex';

/**
 * What third parties answered last, by address, and when each is due again.
 * It stays out of the log: others may take back what they said of people.
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
