import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ItemRow, itemColumns, toSummary } from './item-row.ts';

export interface PlannedItems {
  readonly items: readonly ContentSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface Row {
  readonly total: number;
  readonly items: readonly ItemRow[];
}

/**
 * Lists the items of all kinds with a plan, the next due first; `updatedBy` is an account id.
 * @throws ReadModelNotServed
 */
export async function listPlannedItems(
  db: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<PlannedItems> {
  const [row] = await servedRows<Row>(
    db,
    `with shown as (
       select * from content_items.item where next_planned is not null
       order by next_planned, id limit $1 offset $2)
     select read_position('content-items') as position,
       (select count(*)::int from content_items.item where next_planned is not null) as total,
       (select coalesce(json_agg(to_json(one) order by one.next_planned, one.id), '[]')
        from (select shown.id, shown.next_planned, ${itemColumns('shown')} from shown) one
       ) as items`,
    [pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items.map(toSummary) ?? [], total: row?.total ?? 0, page, pageSize };
}
