import type { FeedChange } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';

/** Stores who changed what about a feed. */
export async function insertChange(
  db: Queryable,
  source: string,
  { at, by, what, names }: Omit<FeedChange, 'at'> & { readonly at: Date },
): Promise<void> {
  await db.query(
    `insert into offer_feed_change (source, at, account_id, what, names)
     values ($1, $2, $3, $4, $5)`,
    [source, at, by, what, names],
  );
}

/** Lists who changed what about a feed, the newest first, by the ids of their accounts. */
export async function selectChanges(
  db: Queryable,
  source: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly items: readonly FeedChange[]; readonly total: number }> {
  const { rows } = await db.query<{ one: FeedChange; total: number }>(
    `select json_build_object('at', ${utcInstant('at')}, 'by', account_id, 'what', what,
       'names', names) as one, count(*) over ()::int as total
     from offer_feed_change where source = $1 order by id desc limit $2 offset $3`,
    [source, pageSize, (page - 1) * pageSize],
  );
  return { items: rows.map(({ one }) => one), total: rows[0]?.total ?? 0 };
}
