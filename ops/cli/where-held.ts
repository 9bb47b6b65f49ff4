import { setTimeout } from 'node:timers/promises';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findMailsTo } from '@parvis/services/adapters/mail/mails-to.ts';
import { listBackupsSince } from '../backup/record-of-backups.ts';

/** Tables of the store itself, which the erasure empties. */
const ownTables: ReadonlySet<string> = new Set([
  'public.subject',
  'public.subject_datum',
  'public.deferred_erasure',
]);
const readModelsMs = 10_000;
const pauseMs = 200;

/** Rows outside the store that name a person by their id. */
export interface NamingRows {
  /** As `schema.table`. */
  readonly table: string;
  readonly rows: number;
}

/** Returns the tables, read models included, with rows that name a person. */
export async function findNamingRows(db: Queryable, id: SubjectId): Promise<readonly NamingRows[]> {
  const { rows: tables } = await db.query<{ name: string; quoted: string }>(
    `select table_schema || '.' || table_name as name,
       format('%I.%I', table_schema, table_name) as quoted
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'subject_id' and table_type = 'BASE TABLE'
       and table_schema !~ '_(next|previous)$' order by 1`,
  );
  const found: NamingRows[] = [];
  for (const { name, quoted } of tables.filter((one) => !ownTables.has(one.name))) {
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int as count from ${quoted} where subject_id::text = $1`,
      [id],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ table: name, rows: count });
  }
  return found;
}

/** The same, once the read models had time to read an erasure. */
export async function findRowsLeft(db: Queryable, id: SubjectId): Promise<readonly NamingRows[]> {
  const end = Date.now() + readModelsMs;
  for (;;) {
    const left = await findNamingRows(db, id);
    if (left.length === 0 || Date.now() > end) return left;
    await setTimeout(pauseMs);
  }
}

/** Returns a line for each place that names a person, or the one that says that none does. */
export function namingLines(found: readonly NamingRows[]): readonly string[] {
  return found.map(({ table, rows }) => `  ${table}: ${rows} rows with the id alone`);
}

/** Returns the lines about e-mails to an address that stand in the outbox folder. */
export async function mailLines(
  folder: string | undefined,
  address: string,
): Promise<readonly string[]> {
  if (folder === undefined) return ['  outbox folder: none, e-mails are sent by SMTP'];
  const count = (await findMailsTo(folder, address)).length;
  return [`  outbox folder: ${count} e-mails to this address`];
}

/** Returns which backups hold what was stored since an instant, and until when. */
export async function backupLines(
  db: Queryable,
  since: Date,
  today: Date,
): Promise<readonly string[]> {
  const backups = await listBackupsSince(db, since, today);
  if (backups.length === 0)
    return [
      'No backup on record was written since then; others than “parvis backup” keep their own.',
    ];
  return [
    'Backups that hold it all the same, encrypted under PARVIS_SECRET:',
    ...backups.map(({ finishedAt, folder, keptUntil }) => {
      const end = keptUntil === null ? 'until somebody deletes it' : `until ${keptUntil}`;
      return `  ${finishedAt.toISOString().slice(0, 16)}Z, ${folder ?? 'folder unknown'}, ${end}`;
    }),
    'After restoring one of them, repeat this command, unless the log restored with it is newer than this erasure: then it is repeated before anything is served.',
  ];
}
