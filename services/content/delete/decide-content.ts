import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Place, requirePlace } from '../addresses/place.ts';
import { type Decision, requireSeenHeader } from '../item/guards.ts';
import type { Item, ItemState } from '../item/item.ts';

/** Deletes an item, which must have no children. Its history is kept. */
export function decideDeleteContent(
  { contentId, expectedRevision }: CommandOf<'delete-content'>,
  state: ItemState,
  hasChildren: boolean,
): Decision {
  if (state.kind === 'none') return refuse('content-not-found');
  if (state.publication.kind === 'deleted') return accept([]);
  const seen = requireSeenHeader(state, expectedRevision);
  if (!seen.ok) return seen;
  if (hasChildren) return refuse('content-has-children');
  return accept([{ type: 'ContentDeleted', data: { contentId } }]);
}

/** Returns the header of an undeleted item: its former one, with another slug if one is given. */
export function headerOfUndeleted(
  { slug }: CommandOf<'undelete-content'>,
  { header }: Item,
): ContentHeader {
  return slug === undefined ? header.content : { ...header.content, slug };
}

/**
 * Restores a deleted item, unpublished, at its former address or under another slug, if that is
 * free.
 */
export function decideUndeleteContent(
  command: CommandOf<'undelete-content'>,
  state: ItemState,
  place: Place,
): Decision {
  const { contentId } = command;
  if (state.kind === 'none') return refuse('content-not-found');
  if (state.publication.kind !== 'deleted') return accept([]);
  const header = headerOfUndeleted(command, state);
  const placed = requirePlace(header, state.locale, place);
  if (!placed.ok) return placed;
  const undeleted = { type: 'ContentUndeleted', data: { contentId } } as const;
  if (header.slug === state.header.content.slug) return accept([undeleted]);
  const revision = state.header.revision + 1;
  return accept([undeleted, { type: 'HeaderSaved', data: { contentId, revision, header } }]);
}
