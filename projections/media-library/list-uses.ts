import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { MediaUse, MediaUseList } from '@parvis/contracts/media/uses.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Lists the uses of an item, those visible to visitors first. @throws ReadModelNotServed */
export async function listUses(
  db: Queryable,
  id: MediaId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<MediaUseList> {
  const [row] = await servedRows<{ total: number; items: MediaUse[] }>(
    db,
    `with found as (
       select shower.kind, shower.id, shower.label, item.state,
         names @> array[$1] and not gone and (root or shown_by > 0) as "isLive"
       from media_library.shower left join media_library.item on item.id = shower.id
       where used @> array[$1]
     ), shown as (
       select * from found order by "isLive" desc, kind, label, id limit $2 offset $3)
     select read_position('media-library') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(json_strip_nulls(json_build_object('kind', kind, 'id', id,
           'title', label, 'contentKind', state ->> 'kind', 'locale', state ->> 'locale',
           'isLive', "isLive")) order by "isLive" desc, kind, label, id), '[]')
         from shown) as items`,
    [id, pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}
