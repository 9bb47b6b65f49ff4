import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem, requireRoomForModule } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Adds a module at the end, inactive; it is saved immediately if its content is given. */
export function decideAddModule(
  { contentId, moduleId, moduleType, content }: CommandOf<'add-module'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { modules, deletedModules } = existing.value;
  // Two ids minted at the same time can collide; retrying the request mints another.
  if ([...modules, ...deletedModules].some(({ id }) => id === moduleId)) return refuse('too-busy');
  const room = requireRoomForModule(existing.value);
  if (!room.ok) return room;
  if (content !== undefined && content.type !== moduleType)
    return refuse('invalid', { path: ['type'] });
  const added: ContentEvent = {
    type: 'ModuleAdded',
    data: { contentId, moduleId, type: moduleType },
  };
  if (content === undefined) return accept([added]);
  return accept([
    added,
    { type: 'ModuleSaved', data: { contentId, moduleId, revision: 1, content } },
  ]);
}
