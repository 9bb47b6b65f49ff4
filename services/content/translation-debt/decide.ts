import type { CommandOf } from '@parvis/contracts/content/commands.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Decision, requireItem } from '../item/guards.ts';
import type { ItemState } from '../item/item.ts';

/**
 * Records that a translation says what a version of its original says. An earlier version than
 * before takes a mistaken alignment back.
 */
export function decideAlign(
  { contentId, original, version }: CommandOf<'align-translation'>,
  state: ItemState,
): Decision {
  const existing = requireItem(state);
  if (!existing.ok) return existing;
  const { translationGroup, aligned } = existing.value;
  if (translationGroup === contentId || translationGroup !== original)
    return refuse('not-a-translation');
  if (aligned?.original === original && aligned.version === version) return accept([]);
  return accept([{ type: 'TranslationAligned', data: { contentId, original, version } }]);
}
