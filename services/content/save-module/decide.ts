import { isDeepStrictEqual } from 'node:util';
import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireModule, requireSeenModule } from '../item/guards.ts';
import { type ItemState, revisionOf } from '../item/item.ts';

/** Saves a module in the draft. Saving without changes creates no new revision. */
export function decideSaveModule(
  { contentId, moduleId, expectedRevision, content }: CommandOf<'save-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (content.type !== module.type) return refuse('invalid', { path: ['type'] });
  if (module.kind === 'saved' && isDeepStrictEqual(module.newest.content, content))
    return accept([]);
  const revision = revisionOf(module) + 1;
  return accept([{ type: 'ModuleSaved', data: { contentId, moduleId, revision, content } }]);
}
