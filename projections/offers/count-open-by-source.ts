import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns the sources that offers came from, with the number of their open offers. @throws ReadModelNotServed */
export function countOpenBySource(
  db: Queryable,
): Promise<readonly { readonly source: string; readonly open: number }[]> {
  return servedRows(
    db,
    `select state->'content'->'shown'->>'source' as source,
       (count(*) filter (where not (state->>'deleted')::boolean))::int as open
     from offers.span
     where valid_to is null and (select read_position('offers') is not null)
     group by 1 order by 1`,
    [],
  );
}
