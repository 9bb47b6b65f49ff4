import type { Author } from '@parvis/contracts/ethics/entry.ts';
import type { ReportState, ReportStep } from '@parvis/contracts/ethics/report-state.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import { insertAttachments, type SealedAttachment } from './attachments.ts';
import { insertEntry } from './reports.ts';

interface NotedStep {
  readonly id: string;
  readonly step: ReportStep;
  readonly on: string;
}

/**
 * Records a step with a report and its day, keeping the first day; an answer also acknowledges
 * receipt. False when there is no such report.
 */
export async function recordStep(db: Queryable, { id, step, on }: NotedStep): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE ethics_report SET
       touched_on = $3,
       acknowledged_on = CASE WHEN $2 IN ('acknowledge', 'answer')
         THEN coalesce(acknowledged_on, $3) ELSE acknowledged_on END,
       answered_on = CASE WHEN $2 = 'answer' THEN coalesce(answered_on, $3) ELSE answered_on END,
       closed_on = CASE $2 WHEN 'close' THEN coalesce(closed_on, $3) WHEN 'reopen' THEN NULL
         ELSE closed_on END
     WHERE id = $1`,
    [id, step, on],
  );
  return rowCount === 1;
}

interface NewEntry extends NotedStep {
  readonly author: Author;
  readonly sealed: Uint8Array;
  readonly attachments?: readonly SealedAttachment[];
}

/** Adds an entry with its files and records its step; false when there is no such report. */
export function addEntry(
  pool: Pool,
  { author, sealed, attachments = [], ...noted }: NewEntry,
): Promise<boolean> {
  return transactionOn(pool, async (client) => {
    if (!(await insertEntry(client, noted.id, author, noted.on, sealed))) return false;
    await insertAttachments(client, noted.id, noted.on, attachments);
    return recordStep(client, noted);
  });
}

/** Returns the state of a report and since when; undefined when there is no such report. */
export async function selectReportState(
  db: Queryable,
  id: string,
): Promise<{ readonly state: ReportState; readonly since: string } | undefined> {
  const { rows } = await db.query<{ state: ReportState; since: string }>(
    `SELECT state, to_char(coalesce(closed_on, answered_on, acknowledged_on, received_on),
       'YYYY-MM-DD') AS since
     FROM ethics_report WHERE id = $1`,
    [id],
  );
  return rows[0];
}
