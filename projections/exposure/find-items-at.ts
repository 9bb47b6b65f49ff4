import { locales } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns the ids of the items that were ever at each of these paths. @throws ReadModelNotServed */
export async function findItemsAt(
  db: Queryable,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (paths.length === 0) return new Map();
  const placed = paths.flatMap((path) =>
    locales.map((locale) => ({ path, at: { [locale]: path } })),
  );
  const [row] = await servedRows<{ found: readonly { path: string; ids: readonly string[] }[] }>(
    db,
    `select read_position('exposure') as position, (select coalesce(json_agg(one), '[]') from (
       select named ->> 'path' as path, array_agg(distinct address.id) as ids
       from jsonb_array_elements($1::jsonb) named
       join exposure.address on address.paths @> (named -> 'at')
       group by 1) one) as found`,
    [JSON.stringify(placed)],
  );
  return new Map(row?.found.map(({ path, ids }) => [path, ids]));
}
