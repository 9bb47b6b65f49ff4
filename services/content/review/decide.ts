import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Sets who keeps an item current and when it is to be read again, or removes either. */
export function decideAssignReview(
  { contentId, owner, reviewOn }: CommandOf<'assign-review'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { review } = existing.value;
  if (review.owner === owner && review.reviewOn === reviewOn) return accept([]);
  return accept([{ type: 'ReviewAssigned', data: { contentId, owner, reviewOn } }]);
}
