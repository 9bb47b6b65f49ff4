import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Place, requirePlace } from '../addresses/place.ts';
import { type Decided, requireSeenHeader } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** An item goes only when nothing stands under it; its history stays. */
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

/** A deleted item comes back unpublished, where it was, if that place is still to be had. */
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
