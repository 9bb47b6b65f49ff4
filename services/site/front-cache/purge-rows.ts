import { type Place, placeSchema } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** Up to where changes were purged, of which generation of the read models, from which caches. */
export interface Purged extends Place {
  readonly generation: string;
  readonly caches: string;
}

/** Returns up to where changes were purged; undefined before the first purge. */
export async function readPurged(db: Queryable): Promise<Purged | undefined> {
  const { rows } = await db.query<Purged>(
    'select "position", event, generation, caches from cache_purge',
  );
  return rows[0] && { ...rows[0], ...placeSchema.parse(rows[0]) };
}

export async function storePurged(
  db: Queryable,
  { position, event, generation, caches }: Purged,
): Promise<void> {
  await db.query(
    `insert into cache_purge ("position", event, generation, caches) values ($1, $2::jsonb, $3, $4)
     on conflict (is_only) do update
     set "position" = excluded."position", event = excluded.event,
       generation = excluded.generation, caches = excluded.caches`,
    [position, JSON.stringify(event), generation, caches],
  );
}
