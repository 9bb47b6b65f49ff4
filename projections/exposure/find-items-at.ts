import { locales } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns the ids of the items that were ever at one of these paths. @throws ReadModelNotServed */
export async function findItemsAt(
  db: Queryable,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const placed = paths.flatMap((path) =>
    locales.map((locale) => JSON.stringify({ [locale]: path })),
  );
  const [row] = await servedRows<{ ids: readonly string[] }>(
    db,
    `select read_position('exposure') as position, coalesce((select array_agg(distinct id)
       from exposure.address where paths @> any($1::jsonb[])), '{}') as ids`,
    [placed],
  );
  return row?.ids ?? [];
}
