import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

const batchSize = 50;

/**
 * Returns files of these formats in which nothing was looked for yet, oldest first, except some.
 * @throws ReadModelNotServed
 */
export async function findUnexaminedFiles(
  db: Queryable,
  formats: readonly string[],
  except: readonly MediaId[],
): Promise<readonly MediaId[]> {
  const [row] = await servedRows<{ ids: readonly MediaId[] }>(
    db,
    `select read_position('media-library') as position, array(
       select id from media_library.media
       where valid_to is null and not deleted and kind = 'file'
         and state #>> '{original,format}' = any($1)
         and state #> '{original,cover}' is null and state #> '{original,seconds}' is null
         and state ->> 'examined' is distinct from state #>> '{original,hash}'
         and id <> all($2)
       order by valid_from limit ${batchSize}) as ids`,
    [formats, except],
  );
  return row?.ids ?? [];
}
