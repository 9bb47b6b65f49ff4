import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** A backup as it is on record. */
export interface RecordedBackup {
  readonly finishedAt: Date;
  /** Null of those that earlier versions wrote. */
  readonly folder: string | null;
  /** The last day on which it is kept (ISO 8601); null where nobody said. */
  readonly keptUntil: string | null;
}

/** Records a backup, and forgets those that are kept no more: without a day, after 400 days. */
export async function recordBackup(
  db: Queryable,
  { finishedAt, folder, keptUntil, bytes }: RecordedBackup & { readonly bytes: number },
): Promise<void> {
  await db.query(
    `with gone as (delete from backup
       where coalesce(kept_until, (finished_at + interval '400 days')::date) < $1::timestamptz::date)
     insert into backup (finished_at, bytes, folder, kept_until) values ($1, $2, $3, $4)`,
    [finishedAt, bytes, folder, keptUntil],
  );
}

/** Lists the backups finished since an instant that may still exist, the oldest first. */
export async function listBackupsSince(
  db: Queryable,
  since: Date,
  today: Date,
): Promise<readonly RecordedBackup[]> {
  const { rows } = await db.query<RecordedBackup>(
    `select finished_at as "finishedAt", folder, kept_until::text as "keptUntil" from backup
     where finished_at >= $1 and (kept_until is null or kept_until >= $2::timestamptz::date)
     order by finished_at`,
    [since, today],
  );
  return rows;
}
