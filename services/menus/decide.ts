import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MenuCommand } from '@parvis/contracts/menus/commands.ts';
import type { MenuEvent } from '@parvis/contracts/menus/events.ts';
import type { Menu, MenuContent } from '@parvis/contracts/menus/menu.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';
import { requireEntries } from './entries.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly MenuEvent[]>;

/** Decides a command on a menu. @param known the linked contents that exist */
export function decideMenu(
  command: MenuCommand,
  state: Menu | undefined,
  known: ReadonlySet<string>,
): Decided {
  switch (command.type) {
    case 'create-menu': {
      if (state !== undefined && !state.deleted) return refuse('menu-exists', { path: ['name'] });
      return save(command.menuId, state?.revision ?? 0, command.menu, known);
    }
    case 'save-menu': {
      const seen = requireSeenMenu(state, command.expectedRevision);
      if (!seen.ok) return seen;
      const { revision, content } = seen.value;
      const menu = { ...content, entries: [...command.entries] };
      return save(command.menuId, revision, menu, known);
    }
    case 'restore-menu':
      return restore(command, state, known);
    case 'delete-menu': {
      const seen = requireSeenMenu(state, command.expectedRevision);
      if (!seen.ok) return seen;
      return accept([{ type: 'MenuDeleted', data: { menuId: command.menuId } }]);
    }
  }
}

function requireSeenMenu(state: Menu | undefined, seen: number | undefined): Outcome<Menu> {
  const present = requirePresent(state, 'menu-not-found', 'menu-deleted');
  return present.ok ? requireSeen(present.value, seen) : present;
}

function save(
  menuId: MenuCommand['menuId'],
  revision: number,
  menu: MenuContent,
  known: ReadonlySet<string>,
): Decided {
  const entries = requireEntries(menu.entries, known);
  if (!entries.ok) return entries;
  return accept([{ type: 'MenuSaved', data: { menuId, revision: revision + 1, menu } }]);
}

/** Makes an earlier revision the newest, and restores a deleted menu. */
function restore(
  { menuId, expectedRevision, restored, menu }: Extract<MenuCommand, { type: 'restore-menu' }>,
  state: Menu | undefined,
  known: ReadonlySet<string>,
): Decided {
  if (state === undefined) return refuse('menu-not-found');
  const seen = requireSeen(state, expectedRevision);
  if (!seen.ok) return seen;
  if (restored > state.revision) return refuse('revision-not-found', { path: ['revision'] });
  const entries = requireEntries(menu.entries, known);
  if (!entries.ok) return entries;
  const revision = state.revision + 1;
  return accept([{ type: 'MenuRestored', data: { menuId, revision, restored, menu } }]);
}
