import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt } from '../revisioned/queries.ts';
import { type MediaRow, mediaColumns, viewOfRow } from './media-row.ts';

/**
 * Reads items, including deleted ones, now or at a past position; `updatedBy` is an account id.
 * @throws ReadModelNotServed
 */
export async function readMedia(
  db: Queryable,
  ids: readonly string[],
  at?: Position,
): Promise<ReadonlyMap<string, MediaView>> {
  const rows = await servedRows<MediaRow>(
    db,
    `select read_position('media-library') as position, ${mediaColumns}
     from media_library.media where id = any($2) and ${isValidAt('media', at)}`,
    [at ?? null, ids],
  );
  return new Map(rows.map((row) => [row.state.id, viewOfRow(row)]));
}
