import type { Position } from '@parvis/contracts/log/position.ts';
import type { FileHistory, FileOfItem } from '@parvis/contracts/media/file-history.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { File, Image } from '@parvis/contracts/media/media.ts';
import { fileAddressAt } from '@parvis/contracts/media/media-view.ts';
import { addressOf } from '@parvis/contracts/media/picture-sources.ts';
import { fallbackRendition } from '@parvis/contracts/media/renditions.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

interface HistoryRow {
  readonly state: Image | File;
  readonly valid_from: Position;
  readonly updated_at: string;
  readonly updated_by: string;
  readonly is_present: boolean;
}

/** Lists the files of an item, the current one first; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listFileHistory(
  db: Queryable,
  id: MediaId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<FileHistory> {
  const [row] = await servedRows<{ total: number; items: HistoryRow[] }>(
    db,
    `with version as (
       select state, valid_from, updated_at, updated_by,
         (state -> 'original') - 'cover' - 'seconds' as original,
         lag((state -> 'original') - 'cover' - 'seconds') over (order by valid_from) as former
       from media_library.media where id = $1 and kind <> 'video'
     ), found as (
       select *, row_number() over (order by valid_from desc) as place
       from version where former is distinct from original
     ), shown as (select *, place = 1 as is_present from found order by place limit $2 offset $3)
     select read_position('media-library') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(shown) order by place), '[]') from shown) as items`,
    [id, pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items.map(fileOfItem) ?? [], total: row?.total ?? 0, page, pageSize };
}

function fileOfItem(row: HistoryRow): FileOfItem {
  const { state: media, valid_from: position, updated_at, updated_by, is_present } = row;
  const { revision } = media;
  const changed = { updatedAt: updated_at, updatedBy: updated_by };
  const came = { revision, position, isPresent: is_present, ...changed };
  if (media.kind === 'file') {
    const url = fileAddressAt(media.id, media.original.filename, position);
    return { ...came, kind: media.kind, ...media.original, url };
  }
  const url = addressOf(fallbackRendition(media.original.hash, media.original));
  return { ...came, kind: media.kind, ...media.original, url };
}
