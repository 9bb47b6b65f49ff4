import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { mediaTag } from '../public-media/media-tag.ts';
import { isValidAt, positionRead } from '../revisioned/queries.ts';
import { mediaOfRow } from './media-row.ts';

/** Items of the library that pages show, the log position they were read at, and their tags. */
interface Shown<M extends Media> {
  /** The items in the library, except deleted ones. */
  readonly items: readonly M[];
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads items of a kind, now or at a past position. @throws ReadModelNotServed */
export async function readShown<M extends Media>(
  db: Queryable,
  kind: M['kind'],
  ids: readonly MediaId[],
  at?: Position,
): Promise<Shown<M>> {
  const [row] = await servedRows<{ position: Position; items: readonly M[] }>(
    db,
    `select read_position('media-library') as position,
       (select coalesce(json_agg(state), '[]') from media_library.media media
        where media.id = any($2::text[]) and kind = $3 and not deleted
          and ${isValidAt('media', at)}) as items`,
    [at ?? null, ids, kind],
  );
  if (row === undefined) throw new Error('expected one row with the state of the media library');
  const { position, items } = row;
  return {
    items: items.map(mediaOfRow),
    position: positionRead(at, position),
    tags: ids.map(mediaTag),
  };
}
