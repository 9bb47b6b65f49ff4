import type { Knex } from 'knex';

/**
 * Stores files of ethics reports, sealed and padded. Only the sealed entries contain which file
 * belongs to which.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE ethics_attachment (
      id uuid PRIMARY KEY,
      report_id uuid NOT NULL REFERENCES ethics_report (id) ON DELETE CASCADE,
      sealed bytea NOT NULL
    );
    -- What is random does not shrink.
    ALTER TABLE ethics_attachment ALTER COLUMN sealed SET STORAGE EXTERNAL;
    CREATE INDEX ethics_attachment_of_report ON ethics_attachment (report_id);
  `);
}
