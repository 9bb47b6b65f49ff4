import type { ListEvent } from '../lists/list.machine.ts';

/** Returns the effect of taking a suggestion: words to search for, a list to open, or a place. */
export function eventsOfSuggestion({ dataset }: HTMLElement): readonly ListEvent[] {
  const { suggestion, href, group, id, name } = dataset;
  if (suggestion !== undefined) return [{ type: 'write', q: suggestion }, { type: 'submit' }];
  if (href !== undefined) return [{ type: 'follow', href, scrolls: false }];
  if (group === undefined || id === undefined) return [];
  return [{ type: 'choose', group, slug: id, name: name ?? id, isChosen: true }];
}
