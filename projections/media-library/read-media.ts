import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { type MediaRow, mediaColumns, viewOfRow } from './media-row.ts';

/** Items as they are, deleted ones included; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function readMedia(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaView>> {
  const rows = await servedRows<MediaRow>(
    db,
    `select read_position('media-library') as position, ${mediaColumns}
     from media_library.media where id = any($1) and valid_to is null`,
    [ids],
  );
  return new Map(rows.map((row) => [row.state.id, viewOfRow(row)]));
}

/** Items as they were at a position of the log, for auditors. @throws ReadModelNotServed */
export async function readMediaAt(
  db: Queryable,
  ids: readonly string[],
  at: Position,
): Promise<ReadonlyMap<string, MediaView>> {
  const rows = await servedRows<MediaRow>(
    db,
    `select read_position('media-library') as position, ${mediaColumns}
     from media_library.media
     where id = any($1) and valid_from <= $2 and (valid_to is null or valid_to > $2)`,
    [ids, at],
  );
  return new Map(rows.map((row) => [row.state.id, viewOfRow(row)]));
}
