import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The maximum number returned by one call; the next call returns the rest. */
const atOnce = 500;

/**
 * Returns the items with a plan that is due by now (ISO 8601, UTC), earliest first.
 * @throws ReadModelNotServed
 */
export async function findDuePlans(db: Queryable, now: string): Promise<readonly ContentId[]> {
  const [row] = await servedRows<{ ids: readonly string[] }>(
    db,
    `select read_position('content-items') as position,
       array(select id from content_items.item where next_planned <= $1
             order by next_planned, id limit ${atOnce}) as ids`,
    [now],
  );
  return (row?.ids ?? []).map((id) => contentIdSchema.parse(id));
}

/** Returns when the next plan of an item is due; undefined without any. @throws ReadModelNotServed */
export async function findNextPlan(db: Queryable): Promise<Date | undefined> {
  const [row] = await servedRows<{ at: string | null }>(
    db,
    `select read_position('content-items') as position,
       (select min(next_planned) from content_items.item) as at`,
    [],
  );
  return row?.at ? new Date(row.at) : undefined;
}
