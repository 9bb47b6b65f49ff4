import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { menuEndpoints as at } from '@parvis/contracts/menus/endpoints.ts';
import type { Menu } from '@parvis/contracts/menus/menu.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { composeMenuTree } from '@parvis/projections/menu-tree/compose-menus.ts';
import { listMenus } from '@parvis/projections/menu-tree/list-menus.ts';
import { readMenu } from '@parvis/projections/menu-tree/read-menu.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listRevisions } from '@parvis/projections/revisioned/list-revisions.ts';
import { type RequestContext, type Route, replyTo, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { namedItem, namedList, namedRevisions } from '../streams/named-reads.ts';
import { expectedRevisionOf, requireIfMatch, requirePresent } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { ExecutedCommand } from '../streams/stream-writer.ts';
import { type MenuWriter, menuIdOf } from './menu-writer.ts';

/** Returns the routes of menus. */
export function menuRoutes(writer: MenuWriter, db: Queryable, accountNames: AccountNames): Route[] {
  const replies = new StreamReplies(accountNames, (menu: Menu) => ({
    id: menu.id,
    ...revisionedView(menu),
  }));
  return [
    route(at.listMenus, async ({ query }) => namedList(accountNames, await listMenus(db, query))),
    route(at.getMenu, async ({ params }) =>
      namedItem(
        accountNames,
        requirePresent(await readMenu(db, params.id), 'menu-not-found', 'menu-deleted'),
      ),
    ),
    route(at.menuHistory, async ({ params, query }) => {
      const revisions = await listRevisions(db, 'menu-tree', params.id, query);
      return namedRevisions(accountNames, revisions, 'menu-not-found');
    }),
    route(at.hierarchicalMenu, async ({ query }) => {
      const tree = await composeMenuTree(db, query.name, query.locale, query.at);
      if (tree === undefined) return { kind: 'refused', refusals: [{ code: 'menu-not-found' }] };
      return { kind: 'json', body: tree, etag: tree.revision };
    }),
    route(at.createMenu, async ({ body }, { actor, commandId }) => {
      const menuId = menuIdOf(body);
      const command = { type: 'create-menu', menuId, menu: body } as const;
      const outcome = await writer.execute(actor, command, commandId);
      return replies.created(outcome, `/api/menus/${menuId}`);
    }),
    route(at.saveMenu, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const { entries } = body;
      const menu = { menuId: params.id, expectedRevision: seen.value, entries };
      const command = { type: 'save-menu', ...menu } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.deleteMenu, async ({ params }, context) => {
      const command = {
        type: 'delete-menu',
        menuId: params.id,
        ...expectedRevisionOf(context),
      } as const;
      return replies.nothing(await writer.execute(context.actor, command, context.commandId));
    }),
    route(at.restoreMenu, async ({ params, body }, context) =>
      replies.saved(await restoreMenu(writer, params.id, body.revision, context)),
    ),
  ];
}

async function restoreMenu(
  writer: MenuWriter,
  menuId: ReturnType<typeof menuIdOf>,
  restored: number,
  context: RequestContext,
): Promise<Outcome<ExecutedCommand<Menu>>> {
  const seen = requireIfMatch(context);
  if (!seen.ok) return seen;
  const menu = await writer.revision(menuId, restored);
  if (menu === undefined) return refuse('revision-not-found', { path: ['revision'] });
  const expectedRevision = seen.value;
  const command = { type: 'restore-menu', menuId, expectedRevision, restored, menu } as const;
  return writer.execute(context.actor, command, context.commandId);
}
