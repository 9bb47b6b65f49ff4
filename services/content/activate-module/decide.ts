import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireModule, requireSeenModule } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** A module must be saved once before it can be activated: part of the item's next publication. */
export function decideActivateModule(
  { contentId, moduleId, expectedRevision }: CommandOf<'activate-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  if (module.kind === 'unsaved') return refuse('module-never-saved');
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (module.active) return accept([]);
  return accept([{ type: 'ModuleActivated', data: { contentId, moduleId } }]);
}

/** Deactivates a module, which is kept, but no longer part of the item's next publication. */
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
