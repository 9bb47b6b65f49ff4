import type { Knex } from 'knex';

/**
 * The day on which a row of a report was last written, until it is written anew at night together
 * with the others: PostgreSQL numbers transactions, so that a row would tell the second between rows
 * with times.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of ['ethics_report', 'ethics_entry', 'ethics_envelope', 'ethics_attachment']) {
    // Rows of earlier versions are written anew in the first night.
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN touched_on date DEFAULT '2000-01-01'`);
    await knex.raw(`ALTER TABLE ${table} ALTER COLUMN touched_on DROP DEFAULT`);
  }
}
