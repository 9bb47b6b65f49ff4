import { isDeepStrictEqual } from 'node:util';
import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, pinIfLive, requireModule, requireSeenModule } from '../item/guards.ts';
import { type ItemState, revisionOf } from '../item/item.ts';

/**
 * Saves a module. If it is active and its item published, visitors see it immediately, unless it is
 * a draft. Saving without changes creates no new revision.
 */
export function decideSaveModule(
  { contentId, moduleId, expectedRevision, content, draft }: CommandOf<'save-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { item, module } = found.value;
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (content.type !== module.type) return refuse('invalid', { path: ['type'] });
  const isSaved = module.kind === 'saved' && isDeepStrictEqual(module.newest.content, content);
  const revision = revisionOf(module) + (isSaved ? 0 : 1);
  const saved = { type: 'ModuleSaved', data: { contentId, moduleId, revision, content } } as const;
  return accept([...(isSaved ? [] : [saved]), ...(draft ? [] : pinIfLive(item, module, revision))]);
}
