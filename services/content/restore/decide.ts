import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Place, requirePlace } from '../addresses/place.ts';
import {
  type Decision,
  requireModule,
  requireSeenItem,
  requireSeenModule,
} from '../item/guards.ts';
import { type ItemState, revisionOf } from '../item/item.ts';

/** Makes an earlier header the newest revision of the draft. */
export function decideRestoreHeader(
  { contentId, expectedRevision, restored, header }: CommandOf<'restore-header'>,
  state: ItemState,
  place: Place,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  const item = seen.value;
  if (restored > item.header.revision) return refuse('revision-not-found', { path: ['revision'] });
  const placed = requirePlace(header, item.locale, place);
  if (!placed.ok) return placed;
  const revision = item.header.revision + 1;
  return accept([{ type: 'HeaderRestored', data: { contentId, revision, restored, header } }]);
}

/** Makes an earlier revision of a module its newest in the draft. */
export function decideRestoreModule(
  { contentId, moduleId, expectedRevision, restored, content }: CommandOf<'restore-module'>,
  state: ItemState,
): Decision {
  const found = requireModule(state, moduleId);
  if (!found.ok) return found;
  const { module } = found.value;
  const seen = requireSeenModule(module, expectedRevision);
  if (!seen.ok) return seen;
  if (restored > revisionOf(module)) return refuse('revision-not-found', { path: ['revision'] });
  const revision = revisionOf(module) + 1;
  return accept([
    { type: 'ModuleRestored', data: { contentId, moduleId, revision, restored, content } },
  ]);
}
