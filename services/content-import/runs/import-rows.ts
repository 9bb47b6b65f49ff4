import type {
  ContentImportId,
  ImportFault,
  ImportProgress,
  ImportState,
  ImportSummary,
} from '@parvis/contracts/content-import/content-import.ts';
import type { ContentImport, ListedImport } from '@parvis/contracts/content-import/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';

/** After this many seconds without a word from its process an import counts as interrupted. */
const staleSeconds = 30;
const isUnderWay = `state in ('checking', 'running')`;
/** $1 is the present. */
const stateNow = `case when ${isUnderWay} and touched_at < $1::timestamptz - interval '${staleSeconds} seconds'
  then 'interrupted' else state end`;
const listed = `'id', id, 'filename', filename, 'bytes', bytes, 'by', account_id, 'state', ${stateNow},
  'createdAt', ${utcInstant('created_at')}, 'endedAt', ${utcInstant('ended_at')}`;

/** An upload that is to be imported. */
export interface NewImport {
  readonly id: ContentImportId;
  readonly accountId: string;
  readonly filename: string;
  readonly bytes: number;
  readonly language: Locale | undefined;
  readonly key: string;
}

/** Stores an import that begins with its rehearsal; one of a repeated command stays as it is. */
export async function insertImport(db: Queryable, one: NewImport, now: Date): Promise<void> {
  await db.query(
    `insert into content_import
       (id, account_id, filename, bytes, language, storage_key, created_at, touched_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, $7, 'ready') on conflict (id) do nothing`,
    [one.id, one.accountId, one.filename, one.bytes, one.language ?? null, one.key, now],
  );
}

/** Returns imports, the newest first, by the ids of their accounts. */
export async function listImports(
  db: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  now: Date,
): Promise<{ readonly items: readonly ListedImport[]; readonly total: number }> {
  const { rows } = await db.query<{ one: ListedImport }>(
    `select json_build_object(${listed}) as one from content_import
     order by created_at desc, id limit $2 offset $3`,
    [now, pageSize, (page - 1) * pageSize],
  );
  const all = await db.query<{ total: number }>(
    'select count(*)::int as total from content_import',
  );
  return { items: rows.map(({ one }) => one), total: all.rows[0]?.total ?? 0 };
}

/** Returns an import, by the id of its account. */
export async function findImport(
  db: Queryable,
  id: ContentImportId,
  now: Date,
): Promise<ContentImport | undefined> {
  const { rows } = await db.query<{ one: ContentImport }>(
    `select json_build_object(${listed}, 'language', language, 'progress', progress,
       'fault', fault, 'rehearsal', rehearsal, 'result', result, 'hosts', hosts,
       'hasFile', storage_key is not null) as one
     from content_import where id = $2`,
    [now, id],
  );
  return rows[0]?.one;
}

/** Returns the complete report, compressed; undefined if there is none. */
export async function findReport(db: Queryable, id: ContentImportId): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ report: Buffer | null }>(
    'select report from content_import where id = $1',
    [id],
  );
  return rows[0]?.report ?? undefined;
}

/** Returns whether an import is under way, anywhere. */
export async function isAnyUnderWay(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query(
    `select from content_import where ${isUnderWay} and ${stateNow} <> 'interrupted' limit 1`,
    [now],
  );
  return rows.length > 0;
}

/** What an import needs to begin. */
export interface BegunImport {
  readonly key: string;
  readonly filename: string;
  readonly language: Locale | null;
}

/** Begins an import whose file is still there. */
export async function beginImport(
  db: Queryable,
  id: ContentImportId,
  {
    state,
    hosts,
    accountId,
  }: {
    readonly state: ImportState;
    readonly hosts: readonly string[];
    readonly accountId: string;
  },
  now: Date,
): Promise<BegunImport | undefined> {
  const { rows } = await db.query<BegunImport>(
    `update content_import set state = $2, touched_at = $3, ended_at = null, progress = null,
       fault = null, is_cancelled = false, account_id = $5,
       hosts = case when $2 = 'running' then $4::text[] else hosts end
     where id = $1 and storage_key is not null
     returning storage_key as key, filename, language`,
    [id, state, now, hosts, accountId],
  );
  return rows[0];
}

/** Says that an import is carried out. @returns whether it was cancelled; undefined if it ended */
export async function touchImport(
  db: Queryable,
  id: ContentImportId,
  progress: ImportProgress | undefined,
  now: Date,
): Promise<boolean | undefined> {
  const { rows } = await db.query<{ is_cancelled: boolean }>(
    `update content_import set touched_at = $2, progress = coalesce($3, progress)
     where id = $1 and ${isUnderWay} returning is_cancelled`,
    [id, now, progress === undefined ? null : JSON.stringify(progress)],
  );
  return rows[0]?.is_cancelled;
}

/** Has the process that carries an import out end it. */
export async function cancelImport(db: Queryable, id: ContentImportId): Promise<void> {
  await db.query(`update content_import set is_cancelled = true where id = $1 and ${isUnderWay}`, [
    id,
  ]);
}

/** How an import, or its rehearsal, ended. */
export interface EndedImport {
  readonly state: ImportState;
  readonly fault?: ImportFault;
  readonly rehearsal?: ImportSummary;
  readonly result?: ImportSummary;
  readonly report?: Uint8Array;
  readonly isFileGone?: boolean;
}

/** Records the end of an import. */
export async function endImport(
  db: Queryable,
  id: ContentImportId,
  { state, fault, rehearsal, result, report, isFileGone = false }: EndedImport,
  now: Date,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await db.query(
    `update content_import set state = $2, ended_at = $3, progress = null, fault = $4,
       rehearsal = coalesce($5, rehearsal), result = coalesce($6, result),
       report = coalesce($7, report),
       storage_key = case when $8::boolean then null else storage_key end
     where id = $1 and ${isUnderWay}`,
    [id, state, now, json(fault), json(rehearsal), json(result), report ?? null, isFileGone],
  );
}

/** Deletes an import. @returns where its file is stored, if it still is */
export async function deleteImport(
  db: Queryable,
  id: ContentImportId,
): Promise<string | undefined> {
  const { rows } = await db.query<{ key: string | null }>(
    'delete from content_import where id = $1 returning storage_key as key',
    [id],
  );
  return rows[0]?.key ?? undefined;
}
