import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { postNames, redirectNames, sameNames } from '@parvis/contracts/revisions/kept-names.ts';
import {
  type DeletedItem,
  type DeletedItemType,
  trashListFields,
} from '@parvis/contracts/trash/endpoints.ts';
import { type ListRows, orderBySql, whereSql } from '../postgres/list-sql.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type ListedEntity, type ListPage, listRevisioned } from '../revisioned/queries.ts';

/** The order of the list, and its page, from 1. */
interface TrashQuery extends ListControls {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Lists the deleted items of a type, last deleted first; `updatedBy` is an account id.
 * @throws ReadModelNotServed
 */
export async function listTrash(
  db: Queryable,
  type: DeletedItemType,
  query: TrashQuery,
): Promise<ListPage<DeletedItem>> {
  const { page, pageSize } = query;
  const deleted = { ...onlyDeleted, page, pageSize, controls: query };
  switch (type) {
    case 'menu': {
      const menus = await listRevisioned<MenuContent>(db, 'menu-tree', deleted);
      return named(menus, ({ name, locale }) => ({ names: sameNames(name), locale }));
    }
    case 'redirect': {
      const redirects = await listRevisioned<RedirectContent>(db, 'redirects', deleted);
      return named(redirects, (redirect) => ({ names: redirectNames(redirect) }));
    }
    case 'playlist': {
      const playlists = await listRevisioned<PlaylistContent>(db, 'playlists', deleted);
      return named(playlists, ({ titles }) => ({ names: titles }));
    }
    case 'live-post': {
      const posts = await listRevisioned<LivePostContent>(db, 'live-posts', deleted);
      return named(posts, (post) => ({ names: postNames(post), focusId: post.focusId }));
    }
    case 'facet':
      return deletedFacets(db, query);
  }
}

const onlyDeleted = {
  where: "(state->>'deleted')::boolean",
  withDeleted: true,
  values: [],
  fields: trashListFields,
} as const;

function named<Content>(
  list: ListPage<ListedEntity<Content>>,
  nameOf: (content: Content) => Pick<DeletedItem, 'names' | 'locale' | 'focusId'>,
): ListPage<DeletedItem> {
  const items = list.items.map((thing) => {
    const { id, revision, updatedAt, updatedBy } = thing;
    return { id, revision, updatedAt, updatedBy, ...nameOf(thing) };
  });
  return { ...list, items };
}

interface DeletedFacet extends FacetName, Pick<DeletedItem, 'revision'> {
  readonly updatedAt: string;
  readonly updatedBy: string;
}

const facetColumns: Readonly<Record<string, string>> = {
  id: 'id',
  revision: 'revision',
  updatedAt: 'changed_at',
};
const facetRows: ListRows = {
  fields: trashListFields,
  held: (field) => facetColumns[field] ?? 'null',
  sortedBy: { updatedAt: 'valid_from' },
};

async function deletedFacets(
  db: Queryable,
  { where, sort, page, pageSize }: TrashQuery,
): Promise<ListPage<DeletedItem>> {
  const narrowed = whereSql(where, facetRows, 3);
  const [row] = await servedRows<{ total: number; items: readonly DeletedFacet[] }>(
    db,
    `with found as (
       select *, row_number() over (order by ${orderBySql(sort, facetRows, 'facet_group, id')}) as place
       from facet_slugs.facet where valid_to is null and deleted and ${narrowed.sql}
     ), shown as (select * from found order by place limit $1 offset $2)
     select read_position('facet-slugs') as position, (select count(*)::int from found) as total,
       (select coalesce(json_agg(json_build_object('group', facet_group, 'id', id,
          'names', names, 'revision', revision, 'updatedAt', changed_at, 'updatedBy', changed_by)
          order by place), '[]') from shown) as items`,
    [pageSize, (page - 1) * pageSize, ...narrowed.values],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}
