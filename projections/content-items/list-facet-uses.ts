import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import type { FacetKey } from '@parvis/contracts/facets/facet-name.ts';
import { facetCode } from '../content-state/facet-code.ts';
import type { ItemState } from '../content-state/item-state.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { itemsWithModule } from './items-with-module.ts';

/** An item that names a filter value. */
type FacetUse = Pick<ContentSummary, 'id' | 'kind' | 'locale' | 'title' | 'status'>;

interface FacetUses {
  readonly items: readonly FacetUse[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The items whose newest teasers name a value; `$2` is the group as in teasers, `$3` its id. */
const teasing = itemsWithModule(
  `module.data->>'facet' <> '' and module.data->>'facet' = $3 and module.data->>'group' = $2`,
);

/**
 * Lists the items that name a filter value, by title, except deleted ones.
 * @throws ReadModelNotServed
 */
export async function listFacetUses(
  db: Queryable,
  { group, id }: FacetKey,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<FacetUses> {
  const [row] = await servedRows<{ total: number; items: readonly ItemState[] }>(
    db,
    `with found as (
       select state, row_number() over (order by title_folded, id) as place
       from content_items.item
       where status <> 'deleted' and (facets @> array[$1] or id in (${teasing}))
     ), shown as (select * from found order by place limit $4 offset $5)
     select read_position('content-items') as position, (select count(*)::int from found) as total,
       (select coalesce(json_agg(state order by place), '[]') from shown) as items`,
    [
      facetCode(group, id),
      group === 'categories' ? 'category' : group,
      id,
      pageSize,
      (page - 1) * pageSize,
    ],
  );
  const items = (row?.items ?? []).map(
    ({ id: contentId, kind, locale, newest, status }): FacetUse => ({
      id: contentId,
      kind,
      locale,
      title: titleOf(newest.header),
      status,
    }),
  );
  return { items, total: row?.total ?? 0, page, pageSize };
}
