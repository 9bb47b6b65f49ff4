import type { FacetKey } from '@parvis/contracts/facets/commands.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { RevisionEntry } from '../revisioned/queries.ts';

/** What became of the name of a value, newest first; empty when nobody named it. `by` are account ids. @throws ReadModelNotServed */
export function listFacetRevisions(
  db: Queryable,
  { group, id }: FacetKey,
): Promise<readonly RevisionEntry[]> {
  return servedRows<RevisionEntry>(
    db,
    `select read_position('facet-slugs') as position, revision, changed_at as at,
       changed_by as by, null as restored, deleted
     from facet_slugs.facet where facet_group = $1 and id = $2 and revision > 0
     order by valid_from desc`,
    [group, id],
  );
}
