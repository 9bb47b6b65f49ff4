import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Place, requirePlace } from '../addresses/place.ts';
import type { Decision } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Creates an item: unpublished, in the given translation group, or else in a new one. */
export function decideCreateContent(
  {
    contentId,
    locale,
    header,
    clonedFrom,
    translationGroup = contentId,
  }: CommandOf<'create-content'>,
  state: ItemState,
  place: Place,
): Decision {
  if (state.kind !== 'none') return refuse('content-exists');
  const placed = requirePlace(header, locale, place);
  if (!placed.ok) return placed;
  const data = { contentId, locale, translationGroup, header };
  return accept([
    { type: 'ContentCreated', data: clonedFrom === undefined ? data : { ...data, clonedFrom } },
  ]);
}
