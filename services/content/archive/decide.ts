import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireSeenItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Unpublishes an outdated item and removes it from editors' default lists; drops its plan. */
export function decideArchive(
  { contentId, expectedRevision }: CommandOf<'archive-content'>,
  state: ItemState,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  if (seen.value.publication.kind === 'archived') return accept([]);
  return accept([{ type: 'ContentArchived', data: { contentId } }]);
}

/** Restores an archived item, unpublished. */
export function decideUnarchive(
  { contentId, expectedRevision }: CommandOf<'unarchive-content'>,
  state: ItemState,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  if (seen.value.publication.kind !== 'archived') return accept([]);
  return accept([{ type: 'ContentUnarchived', data: { contentId } }]);
}
