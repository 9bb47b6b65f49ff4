import type { FacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { ListedEntity } from '../revisioned/queries.ts';

/**
 * Returns the order of a group; undefined until somebody arranged it. `updatedBy` is an account id.
 * @throws ReadModelNotServed
 */
export async function readFacetOrder(
  db: Queryable,
  group: FacetGroup,
): Promise<Omit<ListedEntity<FacetOrder>, 'id'> | undefined> {
  const [row] = await servedRows<{ order: Omit<ListedEntity<FacetOrder>, 'id'> | null }>(
    db,
    `select read_position('facet-slugs') as position,
       (select json_build_object('group', facet_group, 'ids', ids, 'revision', revision,
          'updatedAt', changed_at, 'updatedBy', changed_by)
        from facet_slugs.arranged where facet_group = $1 and valid_to is null) as "order"`,
    [group],
  );
  return row?.order ?? undefined;
}
