import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

const batchSize = 200;
const planned = `valid_to is null and not deleted and state #>> '{release,state}' = 'planned'`;

/**
 * Returns items whose planned release is due, earliest first.
 * @param now ISO 8601, UTC
 * @throws ReadModelNotServed
 */
export async function findDueReleases(db: Queryable, now: string): Promise<readonly MediaId[]> {
  const [row] = await servedRows<{ ids: readonly MediaId[] }>(
    db,
    `select read_position('media-library') as position, array(
       select id from media_library.media
       where ${planned}
         and (state #>> '{release,from}')::timestamptz <= $1
       order by state #>> '{release,from}' limit ${batchSize}) as ids`,
    [now],
  );
  return row?.ids ?? [];
}

/** Returns when the next release is due; undefined without any. @throws ReadModelNotServed */
export async function findNextRelease(db: Queryable): Promise<Date | undefined> {
  const [row] = await servedRows<{ at: string | null }>(
    db,
    `select read_position('media-library') as position,
       (select min(state #>> '{release,from}') from media_library.media where ${planned}) as at`,
    [],
  );
  return row?.at ? new Date(row.at) : undefined;
}
