import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { type MenuEvent, menuEvents } from '@parvis/contracts/menus/events.ts';
import { menuIdSchema } from '@parvis/contracts/menus/ids.ts';
import type { Menu, MenuContent, MenuEntry } from '@parvis/contracts/menus/menu.ts';

export const menuId = menuIdSchema.parse('menu00000001');
export const known: ContentId = contentIdSchema.parse('page00000001');
export const unknown: ContentId = contentIdSchema.parse('page00000009');
export const ann = { by: 'ann', at: '2026-01-01T00:00:00.000Z' };

/** Returns an entry that leads to a path of the site. */
export function entry(label: string, ...children: readonly MenuEntry[]): MenuEntry {
  return { label, link: { kind: 'path', path: '/groupe' }, children };
}

/** Returns the French main menu with these entries. */
export function mainMenu(...entries: MenuEntry[]): MenuContent {
  return { name: 'main', locale: 'fr', entries };
}

export const saved = (revision: number, ...entries: MenuEntry[]): MenuEvent => ({
  type: 'MenuSaved',
  data: { menuId, revision, menu: mainMenu(...entries) },
});
export const deleted: MenuEvent = { type: 'MenuDeleted', data: { menuId } };

/** Returns the menu after these events, all by Ann. */
export function after(...events: readonly MenuEvent[]): Menu | undefined {
  return events.reduce<Menu | undefined>(
    (menu, event) => menuEvents.evolve(menu, event, ann),
    undefined,
  );
}
