import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** Up to where changes were purged, of which generation of the read models, from which caches. */
export interface Purged {
  readonly position: Position;
  readonly generation: string;
  readonly caches: string;
}

/** Returns up to where changes were purged; undefined before the first purge. */
export async function readPurged(db: Queryable): Promise<Purged | undefined> {
  const { rows } = await db.query<Purged>('select "position", generation, caches from cache_purge');
  return rows[0];
}

export async function storePurged(
  db: Queryable,
  { position, generation, caches }: Purged,
): Promise<void> {
  await db.query(
    `insert into cache_purge ("position", generation, caches) values ($1, $2, $3)
     on conflict (is_only) do update
     set "position" = excluded."position", generation = excluded.generation, caches = excluded.caches`,
    [position, generation, caches],
  );
}
