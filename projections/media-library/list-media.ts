import type { Media } from '@parvis/contracts/media/media.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type MediaRow, mediaColumns, viewOfRow } from './media-row.ts';
import { folded } from './words.ts';

export interface MediaFilter {
  readonly kind: Media['kind'];
  /** A part of its titles, credit, name or alternative texts, whatever its case and accents. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface MediaList {
  readonly items: readonly MediaView[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface ListRow {
  readonly total: number;
  readonly items: readonly MediaRow[];
}

/** Lists items that are not deleted, newest change first; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listMedia(
  db: Queryable,
  { kind, q, page, pageSize }: MediaFilter,
): Promise<MediaList> {
  const [row] = await servedRows<ListRow>(
    db,
    `with found as (
       select id, valid_from, ${mediaColumns} from media_library.media
       where valid_to is null and not deleted and kind = $1
         and ($2::text is null or strpos(words_fr, $2) > 0 or strpos(words_en, $2) > 0)
     ), shown as (select * from found order by valid_from desc, id limit $3 offset $4)
     select read_position('media-library') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(shown) order by valid_from desc, id), '[]') from shown)
         as items`,
    [kind, q ? folded(q) : null, pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items.map(viewOfRow) ?? [], total: row?.total ?? 0, page, pageSize };
}
