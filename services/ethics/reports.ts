import type { Author } from '@parvis/contracts/ethics/entry.ts';
import type {
  ListedReport,
  SealedReport,
  ShownReports,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { Pool, PoolClient } from 'pg';

/** A report as it is stored: sealed. */
export interface StoredReport {
  readonly id: string;
  readonly receiptHash: Uint8Array;
  readonly recipient: string;
  readonly receivedOn: string;
  /** The report's private key, sealed to each officer. */
  readonly envelopes: readonly { readonly accountId: string; readonly sealed: string }[];
  readonly entries: readonly Uint8Array[];
}

/** Stores a report in one transaction. */
export async function insertReport(client: PoolClient, report: StoredReport): Promise<void> {
  const { id, receiptHash, recipient, receivedOn, envelopes, entries } = report;
  await client.query(
    `INSERT INTO ethics_report (id, receipt_hash, recipient, received_on, touched_on)
     VALUES ($1, $2, $3, $4, $4)`,
    [id, receiptHash, recipient, receivedOn],
  );
  await client.query(
    `INSERT INTO ethics_envelope (report_id, account_id, sealed, touched_on)
     SELECT $1, made.*, $4 FROM unnest($2::text[], $3::text[]) AS made`,
    [
      id,
      envelopes.map(({ accountId }) => accountId),
      envelopes.map(({ sealed }) => sealed),
      receivedOn,
    ],
  );
  for (const sealed of entries) await insertEntry(client, id, 'reporter', receivedOn, sealed);
}

/** Adds an entry after those that a report has, in a transaction; false when there is no such report. */
export async function insertEntry(
  client: PoolClient,
  reportId: string,
  author: Author,
  on: string,
  sealed: Uint8Array,
): Promise<boolean> {
  // Locked first: two entries at one instant would count the same ones before them.
  const { rowCount } = await client.query('SELECT FROM ethics_report WHERE id = $1 FOR UPDATE', [
    reportId,
  ]);
  if (rowCount !== 1) return false;
  await client.query(
    `INSERT INTO ethics_entry (report_id, position, author, entered_on, sealed, touched_on)
     SELECT $1, coalesce(max(position) + 1, 0), $2, $3::date, $4, $3::date
     FROM ethics_entry WHERE report_id = $1`,
    [reportId, author, on, sealed],
  );
  return true;
}

/** Deletes a report with its envelopes and entries; false when there is none. */
export async function deleteReport(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM ethics_report WHERE id = $1', [id]);
  return rowCount === 1;
}

/** `$1` is the requested state. */
const shown = `($1::text = 'all' OR state = $1 OR ($1 = 'open' AND closed_on IS NULL))`;

/** Parameters of the request come first, then today. */
const listedColumns = `report.id, to_char(report.received_on, 'YYYY-MM-DD') AS "receivedOn", report.state,
  CASE WHEN report.due_on IS NOT NULL THEN jsonb_build_object(
    'what', CASE report.state WHEN 'received' THEN 'acknowledgement' ELSE 'answer' END,
    'on', report.due_on, 'daysLeft', report.due_on - $2::date) END AS due,
  (SELECT author FROM ethics_entry AS entry WHERE entry.report_id = report.id
   ORDER BY position DESC LIMIT 1) AS "lastBy"`;

interface ReportsRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly state: ShownReports;
  readonly today: string;
}

/** Returns a page of reports: by due date, then those without one, newest first. */
export async function selectReports(
  pool: Pool,
  { page, pageSize, state, today }: ReportsRequest,
): Promise<{ total: number; items: readonly ListedReport[] }> {
  const counted = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ethics_report WHERE ${shown}`,
    [state],
  );
  const { rows } = await pool.query<ListedReport>(
    `SELECT ${listedColumns} FROM ethics_report AS report WHERE ${shown}
     ORDER BY due_on, received_on DESC, id LIMIT $3 OFFSET $4`,
    [state, today, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

interface ReportRequest {
  readonly id: string;
  readonly accountId: string;
  readonly today: string;
  readonly keptDays: number;
}

/** Returns a report for one officer, sealed; undefined when there is none. */
export async function selectReport(
  pool: Pool,
  { id, accountId, today, keptDays }: ReportRequest,
): Promise<SealedReport | undefined> {
  const { rows } = await pool.query<Omit<SealedReport, 'entries'>>(
    `SELECT ${listedColumns}, report.recipient, envelope.sealed AS envelope,
       to_char(report.closed_on + $4::int, 'YYYY-MM-DD') AS "deletedOn"
     FROM ethics_report AS report
       LEFT JOIN ethics_envelope AS envelope
         ON envelope.report_id = report.id AND envelope.account_id = $3
     WHERE report.id = $1`,
    [id, today, accountId, keptDays],
  );
  const [report] = rows;
  return report && { ...report, entries: await selectEntries(pool, id) };
}

/** Returns the report that a receipt code's hash finds. */
export async function findReport(
  pool: Pool,
  receiptHash: Uint8Array,
): Promise<{ readonly id: string; readonly recipient: string } | undefined> {
  const { rows } = await pool.query<{ id: string; recipient: string }>(
    'SELECT id, recipient FROM ethics_report WHERE receipt_hash = $1',
    [receiptHash],
  );
  return rows[0];
}

/** Returns the entries of a report, oldest first. */
export async function selectEntries(
  pool: Pool,
  reportId: string,
): Promise<SealedReport['entries']> {
  const { rows } = await pool.query<{ author: Author; on: string; sealed: Buffer }>(
    `SELECT author, to_char(entered_on, 'YYYY-MM-DD') AS "on", sealed
     FROM ethics_entry WHERE report_id = $1 ORDER BY position`,
    [reportId],
  );
  return rows.map((row) => ({ ...row, sealed: row.sealed.toString('base64') }));
}
