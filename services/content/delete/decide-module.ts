import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import {
  type Decided,
  requireItem,
  requireRoomForModule,
  requireSeenModule,
} from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Deletes a module from the item and from the site. Its history stays. */
export function decideDeleteModule(
  { contentId, moduleId, expectedRevision }: CommandOf<'delete-module'>,
  state: ItemState,
): Decided {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { modules, deletedModules } = existing.value;
  if (deletedModules.some(({ id }) => id === moduleId)) return accept([]);
  const module = modules.find(({ id }) => id === moduleId);
  if (module === undefined) return refuse('module-not-found');
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  return accept([{ type: 'ModuleDeleted', data: { contentId, moduleId } }]);
}

/** Brings a deleted module back, last and inactive. */
export function decideUndeleteModule(
  { contentId, moduleId }: CommandOf<'undelete-module'>,
  state: ItemState,
): Decided {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { modules, deletedModules } = existing.value;
  if (modules.some(({ id }) => id === moduleId)) return accept([]);
  if (!deletedModules.some(({ id }) => id === moduleId)) return refuse('module-not-found');
  const room = requireRoomForModule(existing.value);
  if (!room.ok) return room;
  return accept([{ type: 'ModuleUndeleted', data: { contentId, moduleId } }]);
}
