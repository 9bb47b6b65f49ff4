import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Place, requirePlace } from '../addresses/place.ts';
import { type Decision, requireSeenItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Saves a header in the draft. */
export function decideSaveHeader(
  { contentId, expectedRevision, header }: CommandOf<'save-header'>,
  state: ItemState,
  place: Place,
): Decision {
  const seen = requireSeenItem(state, expectedRevision);
  if (!seen.ok) return seen;
  const item = seen.value;
  const placed = requirePlace(header, item.locale, place);
  if (!placed.ok) return placed;
  const revision = item.header.revision + 1;
  return accept([{ type: 'HeaderSaved', data: { contentId, revision, header } }]);
}
