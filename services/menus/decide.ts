import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { type MenuEvent, menuEvents } from '@parvis/contracts/menus/events.ts';
import type { MenuId } from '@parvis/contracts/menus/ids.ts';
import type { Menu, MenuContent } from '@parvis/contracts/menus/menu.ts';
import { decideEntity, type EntityCommand } from '../revisioned/decide-entity.ts';
import { commandsOn, type Entity, unlessRefused } from '../revisioned/entity.ts';
import { refusalsOfEntries } from './entries.ts';

/** Commands on one menu. */
export type MenuCommand = EntityCommand<MenuId, MenuContent>;

/** Menus, of which there is one for a name and language. */
export const menu: Entity<MenuId, MenuContent, MenuEvent> = {
  events: menuEvents,
  commands: commandsOn('menu'),
  missing: 'menu-not-found',
  deleted: 'menu-deleted',
  /** Creating a deleted menu restores it. */
  requireFree: ({ deleted }) =>
    deleted ? accept(undefined) : refuse('menu-exists', { path: ['name'] }),
  saved: ({ id: menuId, revision, restored, content }) =>
    restored === undefined
      ? { type: 'MenuSaved', data: { menuId, revision, menu: content } }
      : { type: 'MenuRestored', data: { menuId, revision, restored, menu: content } },
  removed: (menuId) => ({ type: 'MenuDeleted', data: { menuId } }),
};

/** Decides a command on a menu. @param known the linked contents that exist */
export function decideMenu(
  command: MenuCommand,
  state: Menu | undefined,
  known: ReadonlySet<string>,
): Outcome<readonly MenuEvent[]> {
  return unlessRefused(decideEntity(menu, command, state), (event) =>
    event.type === 'MenuDeleted' ? [] : refusalsOfEntries(event.data.menu.entries, known),
  );
}
