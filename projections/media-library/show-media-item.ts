import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { mediaTag } from '../public-media/media-tag.ts';
import { isValidAt, positionRead } from '../revisioned/queries.ts';
import { type MediaRow, mediaColumns, viewOfRow } from './media-row.ts';

/** An item of the library as visitors see it: undefined unless it is public. */
export interface ShownMediaItem {
  readonly item: MediaView | undefined;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads one item for visitors, now or at a past position. @throws ReadModelNotServed */
export async function showMediaItem(
  db: Queryable,
  id: string,
  at?: Position,
): Promise<ShownMediaItem> {
  const [row] = await servedRows<{ position: Position; found: MediaRow | null }>(
    db,
    `select read_position('media-library') as position,
       (select to_json(media) from (
          select ${mediaColumns} from media_library.media media
          where id = $2 and ${isValidAt('media', at)} and ${isPublicAt('media.id', at)}) media) as found`,
    [at ?? null, id],
  );
  if (row === undefined) throw new Error('expected one row with the state of the media library');
  const { position, found } = row;
  return {
    item: found === null ? undefined : viewOfRow(found),
    position: positionRead(at, position),
    tags: [mediaTag(id)],
  };
}
