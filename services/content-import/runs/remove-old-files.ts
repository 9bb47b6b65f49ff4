import type { ContentImportId } from '@parvis/contracts/content-import/content-import.ts';
import { importFileDays } from '@parvis/contracts/content-import/limits.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';

const everyMs = 3_600_000;
const dayMs = 24 * everyMs;

/** Removes uploaded files that nobody brought in completely within some days. */
export function removeOldImportFiles(
  db: Queryable,
  storage: Pick<Storage, 'delete'>,
): ScheduledJob {
  return {
    name: 'remove-import-files',
    everyMs,
    async run(now) {
      const before = new Date(now.getTime() - importFileDays * dayMs);
      for (const { id, key } of await findOldFiles(db, before)) {
        await storage.delete(key);
        await db.query('update content_import set storage_key = null where id = $1', [id]);
      }
    },
  };
}

async function findOldFiles(db: Queryable, before: Date) {
  const { rows } = await db.query<{ id: ContentImportId; key: string }>(
    `select id, storage_key as key from content_import
     where storage_key is not null and touched_at < $1 order by touched_at limit 100`,
    [before],
  );
  return rows;
}
