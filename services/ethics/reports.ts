import type { Author } from '@parvis/contracts/ethics/entry.ts';
import type { ListedReport, SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { Pool, PoolClient } from 'pg';

/** A report as it is stored: sealed. */
export interface StoredReport {
  readonly id: string;
  readonly receiptHash: Buffer;
  readonly recipient: string;
  readonly receivedOn: string;
  /** The report's private key, sealed to each officer. */
  readonly envelopes: readonly { readonly accountId: string; readonly sealed: string }[];
  readonly entries: readonly Buffer[];
}

/** Stores a report whole or not at all. */
export async function insertReport(client: PoolClient, report: StoredReport): Promise<void> {
  const { id, receiptHash, recipient, receivedOn, envelopes, entries } = report;
  await client.query(
    `INSERT INTO ethics_report (id, receipt_hash, recipient, received_on, state)
     VALUES ($1, $2, $3, $4, 'received')`,
    [id, receiptHash, recipient, receivedOn],
  );
  await client.query(
    `INSERT INTO ethics_envelope (report_id, account_id, sealed)
     SELECT $1, * FROM unnest($2::text[], $3::text[])`,
    [id, envelopes.map(({ accountId }) => accountId), envelopes.map(({ sealed }) => sealed)],
  );
  for (const sealed of entries) await insertEntry(client, id, 'reporter', receivedOn, sealed);
}

/** Adds an entry after those that a report has; false when there is no such report. */
export async function insertEntry(
  client: PoolClient | Pool,
  reportId: string,
  author: Author,
  on: string,
  sealed: Buffer,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO ethics_entry (report_id, position, author, entered_on, sealed)
     SELECT id, (SELECT count(*) FROM ethics_entry WHERE report_id = $1), $2, $3, $4
     FROM ethics_report WHERE id = $1 FOR UPDATE`,
    [reportId, author, on, sealed],
  );
  return rowCount === 1;
}

/** Deletes a report with its envelopes and entries; false when there is none. */
export async function deleteReport(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM ethics_report WHERE id = $1', [id]);
  return rowCount === 1;
}

const listedColumns = `report.id, to_char(report.received_on, 'YYYY-MM-DD') AS "receivedOn", report.state`;

/** A page of the reports, newest first. */
export async function selectReports(
  pool: Pool,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; items: readonly ListedReport[] }> {
  const counted = await pool.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM ethics_report',
  );
  const { rows } = await pool.query<ListedReport>(
    `SELECT ${listedColumns} FROM ethics_report AS report
     ORDER BY received_on DESC, id LIMIT $1 OFFSET $2`,
    [pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

/** A report for one officer, sealed; undefined when there is none. */
export async function selectReport(
  pool: Pool,
  id: string,
  accountId: string,
): Promise<SealedReport | undefined> {
  const { rows } = await pool.query<Omit<SealedReport, 'entries'>>(
    `SELECT ${listedColumns}, report.recipient, envelope.sealed AS envelope
     FROM ethics_report AS report
       LEFT JOIN ethics_envelope AS envelope
         ON envelope.report_id = report.id AND envelope.account_id = $2
     WHERE report.id = $1`,
    [id, accountId],
  );
  const [report] = rows;
  return report && { ...report, entries: await selectEntries(pool, id) };
}

/** The report that a receipt code's hash finds. */
export async function findReport(
  pool: Pool,
  receiptHash: Buffer,
): Promise<{ readonly id: string; readonly recipient: string } | undefined> {
  const { rows } = await pool.query<{ id: string; recipient: string }>(
    'SELECT id, recipient FROM ethics_report WHERE receipt_hash = $1',
    [receiptHash],
  );
  return rows[0];
}

/** The entries of a report, the first one first. */
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
