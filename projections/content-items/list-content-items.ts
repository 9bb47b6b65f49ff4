import type { ContentStatus, ContentSummary } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { foldTitle } from './fold-title.ts';
import { type ItemRow, itemColumns, summaryOf } from './item-row.ts';

export interface ContentItemFilter {
  readonly locale?: Locale | undefined;
  /** Everything but deleted items when left out. */
  readonly status?: ContentStatus | undefined;
  /** A part of the title, whatever its case and accents. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ContentItemList {
  readonly items: readonly ContentSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface ListRow {
  readonly total: number;
  readonly items: readonly ItemRow[];
}

/** Lists items, newest change first; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listContentItems(
  db: Queryable,
  { locale, status, q, page, pageSize }: ContentItemFilter,
): Promise<ContentItemList> {
  const [row] = await servedRows<ListRow>(
    db,
    `with found as (
       select * from content_items.item
       where ($1::text is null or locale = $1)
         and (case when $2::text is null then status <> 'deleted' else status = $2 end)
         and ($3::text is null or strpos(title_folded, $3) > 0)
     ), shown as (select * from found order by updated desc, id limit $4 offset $5)
     select read_position('content-items') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(one) order by one.updated desc, one.id), '[]')
        from (select ${itemColumns('shown')}, shown.updated, shown.state->>'id' as id from shown) one
       ) as items`,
    [locale ?? null, status ?? null, q ? foldTitle(q) : null, pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items.map(summaryOf) ?? [], total: row?.total ?? 0, page, pageSize };
}
