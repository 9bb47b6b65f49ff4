import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/** Moves the item to another translation group. */
export function decideJoinTranslationGroup(
  { contentId, translationGroup, proposalId }: CommandOf<'join-translation-group'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  if (existing.value.translationGroup === translationGroup) return accept([]);
  const data = { contentId, translationGroup };
  return accept([
    {
      type: 'TranslationGroupJoined',
      data: proposalId === undefined ? data : { ...data, proposalId },
    },
  ]);
}
