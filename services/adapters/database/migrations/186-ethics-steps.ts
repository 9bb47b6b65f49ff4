import type { Knex } from 'knex';

/**
 * Stores the days on which officers took each step with a report, from which its state is derived.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE ethics_report
      ADD COLUMN acknowledged_on date,
      ADD COLUMN answered_on date,
      ADD COLUMN closed_on date,
      DROP COLUMN state;
    ALTER TABLE ethics_report
      ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (
        CASE WHEN closed_on IS NOT NULL THEN 'closed' WHEN answered_on IS NOT NULL THEN 'answered'
          WHEN acknowledged_on IS NOT NULL THEN 'acknowledged' ELSE 'received' END) STORED,
      -- What is due next: to say within seven days that it arrived, to answer within three months.
      ADD COLUMN due_on date GENERATED ALWAYS AS (
        CASE WHEN closed_on IS NOT NULL OR answered_on IS NOT NULL THEN NULL
          WHEN acknowledged_on IS NOT NULL THEN (received_on + interval '3 months')::date
          ELSE received_on + 7 END) STORED;
    CREATE INDEX ethics_report_due ON ethics_report (due_on, received_on, id);
    CREATE INDEX ethics_report_closed ON ethics_report (closed_on) WHERE closed_on IS NOT NULL;
  `);
}
