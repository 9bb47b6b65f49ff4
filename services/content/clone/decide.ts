import type { CommandOf, ModuleCopy } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem, requireModule, requireRoomForModule } from '../item/guards.ts';
import { type Item, type ItemState, type Module } from '../item/item.ts';

/** Copies a module; the copy is inactive and placed right after the original. */
export function decideCloneModule(
  { contentId, moduleId, cloneId }: CommandOf<'clone-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { item, module } = found.value;
  if (knows(item, cloneId)) return refuse('too-busy');
  const room = requireRoomForModule(item);
  if (!room.ok) return room;
  const order = item.modules.flatMap(({ id }) => (id === moduleId ? [id, cloneId] : [id]));
  const isLast = order.at(-1) === cloneId;
  return accept([
    ...copyModule(contentId, { ...contentOf(module), moduleId: cloneId, active: false }),
    ...(isLast ? [] : [{ type: 'ModulesArranged', data: { contentId, order } } as const]),
  ]);
}

/** Appends the modules that the item does not have yet, in their order; the others were copied before. */
export function decideCopyModules(
  { contentId, modules }: CommandOf<'copy-modules'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const missing = modules.filter(({ moduleId }) => !knows(existing.value, moduleId));
  return accept(missing.flatMap((copy) => copyModule(contentId, copy)));
}

/** Returns the parts of the original that a copy includes. */
export function contentOf(module: Module): Pick<ModuleCopy, 'moduleType' | 'content'> {
  return module.kind === 'saved'
    ? { moduleType: module.type, content: module.newest.content }
    : { moduleType: module.type };
}

function knows(item: Item, moduleId: string): boolean {
  return [...item.modules, ...item.deletedModules].some(({ id }) => id === moduleId);
}

function copyModule(contentId: ContentId, copy: ModuleCopy): readonly ContentEvent[] {
  const { moduleId, moduleType: type, content, active } = copy;
  const added: ContentEvent = { type: 'ModuleAdded', data: { contentId, moduleId, type } };
  if (content === undefined) return [added];
  const saved: ContentEvent = {
    type: 'ModuleSaved',
    data: { contentId, moduleId, revision: 1, content },
  };
  if (!active) return [added, saved];
  return [added, saved, { type: 'ModuleActivated', data: { contentId, moduleId } }];
}
