import type { Menu, MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisions, type RevisionEntry, readRevisioned } from '../revisioned/queries.ts';

/** A menu as it is, deleted or not; `by` are account ids. @throws ReadModelNotServed */
export function readMenu(db: Queryable, id: string): Promise<Menu | undefined> {
  return readRevisioned<MenuContent>(db, 'menu-tree', id);
}

/** The revisions of a menu, newest first; `by` are account ids. @throws ReadModelNotServed */
export function readMenuHistory(db: Queryable, id: string): Promise<readonly RevisionEntry[]> {
  return listRevisions(db, 'menu-tree', id);
}
