import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import {
  type Decision,
  requireItem,
  requireRoomForModule,
  requireSeenModule,
} from '../item/guards.ts';
import type { DeletedModule, Item, ItemState } from '../item/item.ts';

/** Deletes a module from the draft. Its history is kept. */
export function decideDeleteModule(
  { contentId, moduleId, expectedRevision }: CommandOf<'delete-module'>,
  state: ItemState,
): Decision {
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

/** Restores a deleted module: after its former predecessors, and active if it was. */
export function decideUndeleteModule(
  { contentId, moduleId }: CommandOf<'undelete-module'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { modules, deletedModules } = existing.value;
  if (modules.some(({ id }) => id === moduleId)) return accept([]);
  const module = deletedModules.find(({ id }) => id === moduleId);
  if (module === undefined) return refuse('module-not-found');
  const room = requireRoomForModule(existing.value);
  if (!room.ok) return room;
  return accept([
    { type: 'ModuleUndeleted', data: { contentId, moduleId } },
    ...placedAgain(existing.value, module),
    ...activeAgain(existing.value, module),
  ]);
}

function placedAgain({ contentId, modules }: Item, { id, was }: DeletedModule): ContentEvent[] {
  const order = modules.map((module) => module.id);
  const before = was.after.findLast((one) => order.includes(one));
  const place = before === undefined ? 0 : order.indexOf(before) + 1;
  if (place === order.length) return [];
  return [{ type: 'ModulesArranged', data: { contentId, order: order.toSpliced(place, 0, id) } }];
}

function activeAgain({ contentId }: Item, { id, was }: DeletedModule): ContentEvent[] {
  return was.active ? [{ type: 'ModuleActivated', data: { contentId, moduleId: id } }] : [];
}
