import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { menuEndpoints as at } from '@parvis/contracts/menus/endpoints.ts';
import { type MenuId, menuIdSchema } from '@parvis/contracts/menus/ids.ts';
import type { MenuContent } from '@parvis/contracts/menus/menu.ts';
import { composeMenuTree } from '@parvis/projections/menu-tree/compose-menus.ts';
import { listMenus } from '@parvis/projections/menu-tree/list-menus.ts';
import { type Route, route } from '../http/route.ts';
import { contentAfter } from '../revisioned/decide-entity.ts';
import { entityReads } from '../revisioned/entity-reads.ts';
import { entityReplies } from '../revisioned/entity-replies.ts';
import { type EntityArea, type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { mintId } from '../streams/mint-id.ts';
import { namedList } from '../streams/named-reads.ts';
import { decideMenu, type MenuCommand, menu } from './decide.ts';
import { linkedContents } from './entries.ts';

/** The dependencies of menus. */
export interface MenuPorts extends EntityPorts {
  /** Reports which content items exist and are not deleted. */
  readonly contents: { among(ids: readonly ContentId[]): Promise<ReadonlySet<ContentId>> };
}

export type MenuArea = EntityArea<MenuCommand, MenuContent>;

/** Returns the id of the menu with this name and language, which is the same whoever creates it. */
export function menuIdOf({ name, locale }: Pick<MenuContent, 'name' | 'locale'>): MenuId {
  return menuIdSchema.parse(mintId(`menu/${locale}/${name}`));
}

/** Wires menus, with their routes bound to handlers. */
export function openMenus(ports: MenuPorts): MenuArea {
  const writer = entityWriter(menu, ports, {
    async decide(command: MenuCommand, state) {
      const linked = linkedContents(contentAfter(command, state)?.entries ?? []);
      return decideMenu(command, state, await ports.contents.among([...new Set(linked)]));
    },
  });
  return { writer, routes: menuRoutes(writer, ports) };
}

function menuRoutes(writer: MenuArea['writer'], ports: MenuPorts): Route[] {
  const { db, accountNames } = ports;
  const reads = entityReads(menu, 'menu-tree', ports);
  const replies = entityReplies(menu, writer, ports);
  return [
    route(at.listMenus, async ({ query }) => namedList(accountNames, await listMenus(db, query))),
    route(at.getMenu, ({ params }) => reads.get(params.id)),
    route(at.menuHistory, ({ params, query }) => reads.history(params.id, query)),
    route(at.hierarchicalMenu, async ({ query }) => {
      const tree = await composeMenuTree(db, query.name, query.locale, query.at);
      if (tree === undefined) return { kind: 'refused', refusals: [{ code: 'menu-not-found' }] };
      return { kind: 'json', body: tree, etag: tree.revision };
    }),
    route(at.createMenu, ({ body }, context) => {
      const id = menuIdOf(body);
      return replies.create(id, body, context, `/api/menus/${id}`);
    }),
    route(at.saveMenu, ({ params, body }, context) => replies.save(params.id, body, context)),
    route(at.deleteMenu, ({ params }, context) => replies.delete(params.id, context)),
    route(at.restoreMenu, ({ params, body }, context) =>
      replies.restore(params.id, body.revision, context),
    ),
  ];
}
