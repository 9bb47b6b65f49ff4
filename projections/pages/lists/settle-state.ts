import { dateSliderMinimumRangeMonths } from '@parvis/contracts/limits/lists.ts';
import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { presetOf } from '@parvis/contracts/site/filters/list-presets.ts';
import { type ListState, listStateOf } from '@parvis/contracts/site/filters/list-state.ts';
import { type Month, monthCode, monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { wordsOf } from '../../filtered-lists/list-words.ts';

/** The groups that each list can be filtered by. */
const groupsOf: Readonly<Record<ListName, readonly FacetGroup[]>> = {
  news: facetGroups,
  pressReleases: facetGroups,
  agenda: facetGroups,
  pages: [],
  media: ['types'],
};

/**
 * A state without what its list does not know: groups of others, switches, other presets, signs that
 * are no words.
 */
export function knownState(list: ListName, state: ListState): ListState {
  const { facets, keywords, dateStart, dateEnd, campaign, target, page } = state;
  const own = groupsOf[list].map((group) => [group, facets[group]] as const);
  return listStateOf({
    facets: Object.fromEntries(own),
    keywords: wordsOf(keywords).length === 0 ? '' : keywords,
    dateStart,
    dateEnd,
    campaign,
    target: presetOf(list, target) && target,
    page,
  });
}

/**
 * A state whose period is one that visitors can choose: between the months that entries have, no
 * shorter than the smallest range, and without an end that leaves nothing out, as both ends of an
 * untouched period are sent.
 */
export function withinMonths(
  state: ListState,
  months: { readonly first: Month; readonly last: Month } | undefined,
): ListState {
  const { dateStart, dateEnd, ...undated } = state;
  if (months === undefined) return undated;
  const [first, last] = [numberOf(months.first), numberOf(months.last)];
  const latest = last - dateSliderMinimumRangeMonths;
  const start = between(first, latest, dateStart ? numberOf(dateStart) : first);
  const earliest = start + dateSliderMinimumRangeMonths;
  const end = between(earliest, last, dateEnd ? numberOf(dateEnd) : last);
  return {
    ...undated,
    ...(start > first && { dateStart: monthCode(start) }),
    ...(end < last && { dateEnd: monthCode(end) }),
  };
}

function numberOf(month: Month): number {
  const number = monthNumber(month);
  if (number === undefined) throw new Error(`${month} is no month`);
  return number;
}

function between(minimum: number, maximum: number, value: number): number {
  return Math.min(Math.max(minimum, value), maximum);
}

/** How many filters are in force: values, words, a period, a preset. */
export function filtersIn({ facets, keywords, dateStart, dateEnd, target }: ListState): number {
  const values = facetGroups.flatMap((group) => facets[group] ?? []);
  const others = [keywords, dateStart ?? dateEnd, target].filter(Boolean);
  return values.length + others.length;
}
