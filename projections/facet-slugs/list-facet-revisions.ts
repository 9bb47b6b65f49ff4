import type { FacetKey } from '@parvis/contracts/facets/facet-name.ts';
import type { RevisionList } from '@parvis/contracts/revisions/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { type PageOfList, pageOfRevisions } from '../revisioned/list-revisions.ts';

/**
 * Returns one page of the revisions of a value's name, newest first, with account ids; empty when
 * nobody named it.
 * @throws ReadModelNotServed
 */
export function listFacetRevisions(
  db: Queryable,
  { group, id }: FacetKey,
  paging: PageOfList,
): Promise<RevisionList> {
  const version = `select valid_from, names as content, revision, null::int as restored, deleted,
      changed_at as at, changed_by as by
    from facet_slugs.facet where facet_group = $3 and id = $4 and revision > 0`;
  return pageOfRevisions(db, 'facet-slugs', { version, values: [group, id] }, paging);
}
