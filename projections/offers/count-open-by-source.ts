import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** SQL of the source of an offer, which is indexed. */
export const sourceOfState = `state->'content'->'shown'->>'source'`;

/** Returns the sources that offers came from, with the number of their open offers. @throws ReadModelNotServed */
export function countOpenBySource(
  db: Queryable,
): Promise<readonly { readonly source: string; readonly open: number }[]> {
  return servedRows(
    db,
    // From source to source by the index: a state is never read.
    `with recursive source (name) as (
       select min(${sourceOfState}) from offers.span where valid_to is null
       union all
       select (select min(${sourceOfState}) from offers.span
         where valid_to is null and ${sourceOfState} > source.name)
       from source where source.name is not null
     )
     select name as source, (select count(*)::int from offers.span
       where valid_to is null and state->>'deleted' = 'false' and ${sourceOfState} = name) as open
     from source where name is not null and (select read_position('offers') is not null)
     order by 1`,
    [],
  );
}
