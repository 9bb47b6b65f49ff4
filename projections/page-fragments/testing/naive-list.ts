import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import {
  type ListInput,
  type ListState,
  toListState,
} from '@parvis/contracts/site/filters/list-state.ts';
import { monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { facetCode } from '../../content-state/facet-code.ts';
import { splitWords } from '../../filtered-lists/list-words.ts';
import { type GivenNews, ids, sharedNames } from './random-news.ts';

function valuesOf(item: GivenNews, group: FacetGroup): readonly string[] {
  if (group === 'categories') return item.category === undefined ? [] : [item.category];
  return group === 'types' || group === 'countries' ? item[group] : [];
}

function monthOf({ publishedOn }: GivenNews): number {
  return Number(publishedOn.slice(0, 4)) * 12 + Number(publishedOn.slice(5, 7)) - 1;
}

/**
 * Returns the expected period of a list: the requested one, limited to the months that have
 * entries, and at least two months long.
 */
function naivePeriod(items: readonly GivenNews[], { dateStart, dateEnd }: ListState) {
  const months = items.map(monthOf);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const wantedStart = dateStart === undefined ? first : (monthNumber(dateStart) ?? first);
  const wantedEnd = dateEnd === undefined ? last : (monthNumber(dateEnd) ?? last);
  const start = Math.max(first, Math.min(wantedStart, last - 1));
  return { start, end: Math.min(last, Math.max(wantedEnd, start + 1)) };
}

/** Returns the expected result of the query, computed as simply as possible. */
export function naiveList(items: readonly GivenNews[], input: ListInput) {
  const state = toListState(input);
  const { facets, keywords } = state;
  const period = naivePeriod(items, state);
  const fits = (item: GivenNews) => {
    const month = monthOf(item);
    const carried = new Set(
      facetGroups.flatMap((group) => valuesOf(item, group).map((id) => facetCode(group, id))),
    );
    const names = sharedNames.filter(({ code }) => carried.has(code)).map(({ words }) => words);
    const words = splitWords([item.title, ...names].join(' '));
    return (
      splitWords(keywords).every((query) => words.some((word) => word.startsWith(query))) &&
      period.start <= month &&
      month <= period.end
    );
  };
  const chosen = (item: GivenNews, group: FacetGroup) =>
    facets[group]?.some((id) => valuesOf(item, group).includes(id)) ?? true;
  const found = items.filter(
    (item) => fits(item) && facetGroups.every((group) => chosen(item, group)),
  );
  const counts = facetGroups.flatMap((group) =>
    ids
      .filter((id) => items.some((item) => valuesOf(item, group).includes(id)))
      .map((id) => {
        const others = facetGroups.filter((other) => other !== group);
        const results = items.filter(
          (item) =>
            fits(item) &&
            others.every((other) => chosen(item, other)) &&
            valuesOf(item, group).includes(id),
        );
        return [facetCode(group, id), results.length] as const;
      }),
  );
  return { found, counts: Object.fromEntries(counts) };
}
