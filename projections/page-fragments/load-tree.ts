import { parentIdOf } from '@parvis/contracts/content/header.ts';
import type { OccurredContentEvent } from '../content-state/content-event.ts';
import type { ItemState } from '../content-state/item-state.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { SiteTree } from './site-tree.ts';

/**
 * Loads what folding these events requires and a tree lacks: their items, with all ancestors and
 * descendants.
 */
export async function loadTree(
  tree: SiteTree,
  sql: Queryable,
  schema: string,
  events: readonly OccurredContentEvent[],
): Promise<void> {
  const ids = new Set<string>(events.map(({ data }) => data.contentId));
  const touched = [...ids].filter((id) => !tree.isWhole(id));
  const parents = [...new Set(events.flatMap(parentNamedBy))].filter((id) => !tree.get(id));
  if (touched.length === 0 && parents.length === 0) return;
  const { rows } = await sql.query<{ state: ItemState }>(
    `with recursive
    below as (
      select id from ${schema}.item where id = any($1)
      union
      select child.id from below join ${schema}.item child on child.parent_id = below.id
    ),
    above as (
      select id, parent_id, newest_parent_id from ${schema}.item
      where id = any($2) or id in (select id from below)
      union
      select one.id, one.parent_id, one.newest_parent_id
      from above
        cross join lateral (values (above.parent_id), (above.newest_parent_id)) as parent (id)
        join ${schema}.item one on one.id = parent.id
    )
    select state from ${schema}.item where id in (select id from above)`,
    [touched, parents],
  );
  for (const { state } of rows) tree.put(state);
  for (const id of touched) tree.markWhole(id);
}

function parentNamedBy(event: OccurredContentEvent): string[] {
  if (!('header' in event.data) || typeof event.data.header === 'number') return [];
  const parentId = parentIdOf(event.data.header);
  return parentId === undefined ? [] : [parentId];
}
