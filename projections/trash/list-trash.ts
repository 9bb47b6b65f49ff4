import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { plainTextOf } from '@parvis/contracts/rich-text/plain-text.ts';
import type { TrashedThing, TrashedThingType } from '@parvis/contracts/trash/endpoints.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { type Listed, type ListedThing, listRevisioned } from '../revisioned/queries.ts';

/** Which page, from 1. */
interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** Characters of a live post by which it is known. */
const maxName = 80;

/** Lists what was deleted of a type, the last first; `updatedBy` is an account id. @throws ReadModelNotServed */
export async function listTrash(
  db: Queryable,
  type: TrashedThingType,
  paging: Paging,
): Promise<Listed<TrashedThing>> {
  const deleted = { ...onlyDeleted, ...paging };
  switch (type) {
    case 'menu': {
      const menus = await listRevisioned<MenuContent>(db, 'menu-tree', deleted);
      return named(menus, ({ name, locale }) => ({ names: { fr: name, en: name }, locale }));
    }
    case 'redirect': {
      const redirects = await listRevisioned<RedirectContent>(db, 'redirects', deleted);
      return named(redirects, ({ from }) => ({ names: { fr: from, en: from } }));
    }
    case 'playlist': {
      const playlists = await listRevisioned<PlaylistContent>(db, 'playlists', deleted);
      return named(playlists, ({ titles }) => ({ names: titles }));
    }
    case 'live-post': {
      const posts = await listRevisioned<LivePostContent>(db, 'live-posts', deleted);
      return named(posts, ({ text, focusId }) => {
        const name = plainTextOf(text).slice(0, maxName);
        return { names: { fr: name, en: name }, focusId };
      });
    }
    case 'facet':
      return deletedFacets(db, paging);
  }
}

const onlyDeleted = {
  where: "(state->>'deleted')::boolean",
  withDeleted: true,
  values: [],
  sortBy: 'valid_from',
  order: 'desc',
} as const;

function named<Content>(
  list: Listed<ListedThing<Content>>,
  nameOf: (content: Content) => Pick<TrashedThing, 'names' | 'locale' | 'focusId'>,
): Listed<TrashedThing> {
  const items = list.items.map((thing) => {
    const { id, revision, updatedAt, updatedBy } = thing;
    return { id, revision, updatedAt, updatedBy, ...nameOf(thing) };
  });
  return { ...list, items };
}

interface DeletedFacet extends FacetName, Pick<TrashedThing, 'revision'> {
  readonly updatedAt: string;
  readonly updatedBy: string;
}

async function deletedFacets(
  db: Queryable,
  { page, pageSize }: Paging,
): Promise<Listed<TrashedThing>> {
  const [row] = await servedRows<{ total: number; items: readonly DeletedFacet[] }>(
    db,
    `with found as (
       select *, row_number() over (order by valid_from desc) as place
       from facet_slugs.facet where valid_to is null and deleted
     ), shown as (select * from found order by place limit $1 offset $2)
     select read_position('facet-slugs') as position, (select count(*)::int from found) as total,
       (select coalesce(json_agg(json_build_object('group', facet_group, 'id', id,
          'names', names, 'revision', revision, 'updatedAt', changed_at, 'updatedBy', changed_by)
          order by place), '[]') from shown) as items`,
    [pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}
