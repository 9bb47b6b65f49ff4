import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, pinIfLive, requireModule, requireSeenModule } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/**
 * A module must be saved once before it can be activated; on a published item it is then shown
 * immediately.
 */
export function decideActivateModule(
  { contentId, moduleId, expectedRevision }: CommandOf<'activate-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { item, module } = found.value;
  if (module.kind === 'unsaved') return refuse('module-never-saved');
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (module.active) return accept([]);
  const activated: ContentEvent = { type: 'ModuleActivated', data: { contentId, moduleId } };
  return accept([
    activated,
    ...pinIfLive(item, { ...module, active: true }, module.newest.revision),
  ]);
}

/** Deactivates a module, which is kept but no longer shown. */
export function decideDeactivateModule(
  { contentId, moduleId, expectedRevision }: CommandOf<'deactivate-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (module.kind === 'unsaved' || !module.active) return accept([]);
  return accept([{ type: 'ModuleDeactivated', data: { contentId, moduleId } }]);
}
