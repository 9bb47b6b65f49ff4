import { contentPath } from '@parvis/contracts/content/content-path.ts';
import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import {
  type AddressChange,
  type AddressChanges,
  maxNamedMoves,
  type TreeNode,
} from '@parvis/contracts/content/tree-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ItemState } from '../content-state/item-state.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ItemRow, itemColumns } from './item-row.ts';

interface NodeRow extends ItemRow {
  readonly children: number;
}

/** Trees are not followed below this depth; the limit also ends a cycle. */
const maxDepth = 50;

function nodeColumns(alias: string): string {
  return `${itemColumns(alias)},
    (select count(*)::int from content_items.item child
     where child.parent_id = ${alias}.id and child.status <> 'deleted') as children`;
}

function toNode({ state, slugs, children }: NodeRow): TreeNode {
  return {
    id: state.id,
    kind: state.kind,
    locale: state.locale,
    title: titleOf(state.newest.header),
    url: contentPath(state.kind, state.locale, slugs),
    status: state.status,
    revision: state.newest.revision,
    headerPending: state.live !== null && state.live.revision !== state.newest.revision,
    children,
  };
}

/**
 * Returns an item with its ancestors, from the top down; empty when it does not exist.
 * @throws ReadModelNotServed
 */
export async function readTreePlace(db: Queryable, id: ContentId): Promise<readonly TreeNode[]> {
  const [row] = await servedRows<{ nodes: readonly NodeRow[] }>(
    db,
    `with recursive up as (
       select id, parent_id, 0 as height from content_items.item where id = $1
       union all
       select parent.id, parent.parent_id, up.height + 1
       from up join content_items.item parent on parent.id = up.parent_id
       where up.height < ${maxDepth})
     select read_position('content-items') as position,
       (select coalesce(json_agg(to_json(node) order by node.height desc), '[]') from (
          select ${nodeColumns('item')}, up.height
          from up join content_items.item item on item.id = up.id) node) as nodes`,
    [id],
  );
  return (row?.nodes ?? []).map(toNode);
}

export interface TreeNodes {
  readonly items: readonly TreeNode[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Lists the children of an item, or the top of a language's tree, by title, without deleted items.
 * @throws ReadModelNotServed
 */
export async function listTreeChildren(
  db: Queryable,
  parent: ContentId | { readonly topOf: Locale },
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<TreeNodes> {
  const [parentId, locale] =
    typeof parent === 'string' ? [parent, null] : ([null, parent.topOf] as const);
  const [row] = await servedRows<{ total: number; nodes: readonly NodeRow[] }>(
    db,
    `with found as (
       select * from content_items.item
       where status <> 'deleted' and state->>'kind' in ('chapter', 'page')
         and (parent_id = $1 or ($1::text is null and parent_id is null and locale = $2))
     ), shown as (
       select *, row_number() over (order by title_folded, id) as place from found
       order by place limit $3 offset $4)
     select read_position('content-items') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(node) order by node.place), '[]') from (
          select ${nodeColumns('shown')}, shown.place from shown) node) as nodes`,
    [parentId, locale, pageSize, (page - 1) * pageSize],
  );
  return { items: (row?.nodes ?? []).map(toNode), total: row?.total ?? 0, page, pageSize };
}

interface BelowRow {
  readonly state: ItemState;
  /** From the item down, without its own slug. */
  readonly below: readonly string[];
}

/**
 * Which addresses to read: those of all items that are not deleted, or only of those that visitors
 * see.
 */
export type AddressScope = 'all' | 'published';

/**
 * Returns the addresses that change when an item moves from one path of slugs to another: its own
 * first, then its descendants', from the top down.
 * @throws ReadModelNotServed
 */
export async function readAddressChanges(
  db: Queryable,
  id: ContentId,
  { from, to }: { readonly from: readonly string[]; readonly to: readonly string[] },
  of: AddressScope = 'all',
): Promise<AddressChanges> {
  const [row] = await servedRows<{ total: number; items: readonly BelowRow[] }>(
    db,
    `with recursive down as (
       select id, '{}'::text[] as below, 0 as depth from content_items.item where id = $1
       union all
       select child.id, down.below || child.slug, down.depth + 1
       from down join content_items.item child on child.parent_id = down.id
       where down.depth < ${maxDepth} and child.status <> 'deleted'),
     found as (
       select item.state, down.below, down.depth
       from down join content_items.item item on item.id = down.id
       where $2 = 'all' or item.status = 'published')
     select read_position('content-items') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(one) order by one.depth, one.below), '[]') from (
          select * from found order by depth, below limit ${maxNamedMoves}) one) as items`,
    [id, of],
  );
  const changes = (row?.items ?? []).map(({ state, below }): AddressChange => {
    const path = (slugs: readonly string[]) => contentPath(state.kind, state.locale, slugs);
    return {
      id: state.id,
      kind: state.kind,
      title: titleOf(state.newest.header),
      status: state.status,
      from: path([...from, ...below]),
      to: path([...to, ...below]),
    };
  });
  return { changes, total: row?.total ?? 0 };
}
