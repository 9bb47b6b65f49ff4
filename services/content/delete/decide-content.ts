import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Place, requirePlace } from '../addresses/place.ts';
import { type Decided, requireSeenHeader } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Deletes an item, which must have no children. Its history stays. */
export function decideDeleteContent(
  { contentId, expectedRevision }: CommandOf<'delete-content'>,
  state: ItemState,
  hasChildren: boolean,
): Decided {
  if (state.kind === 'none') return refuse('content-not-found');
  if (state.publication.kind === 'deleted') return accept([]);
  const seen = requireSeenHeader(state, expectedRevision);
  if (!seen.ok) return seen;
  if (hasChildren) return refuse('content-has-children');
  return accept([{ type: 'ContentDeleted', data: { contentId } }]);
}

/** Brings a deleted item back, unpublished and where it was, if that place is still free. */
export function decideUndeleteContent(
  { contentId }: CommandOf<'undelete-content'>,
  state: ItemState,
  place: Place,
): Decided {
  if (state.kind === 'none') return refuse('content-not-found');
  if (state.publication.kind !== 'deleted') return accept([]);
  const placed = requirePlace(state.header.content, state.locale, place);
  if (!placed.ok) return placed;
  return accept([{ type: 'ContentUndeleted', data: { contentId } }]);
}
