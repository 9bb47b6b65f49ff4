import type { Menu, MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readRevisioned } from '../revisioned/queries.ts';

/**
 * Returns a menu in its current state, deleted or not; `by` are account ids.
 * @throws ReadModelNotServed
 */
export function readMenu(db: Queryable, id: string): Promise<Menu | undefined> {
  return readRevisioned<MenuContent>(db, 'menu-tree', id);
}
