import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { presetOf } from '@parvis/contracts/site/filters/list-presets.ts';
import {
  compareMonths,
  type ListState,
  listStateOf,
} from '@parvis/contracts/site/filters/list-state.ts';

/** The groups that each list can be filtered by. */
const groupsOf: Readonly<Record<ListName, readonly FacetGroup[]>> = {
  news: facetGroups,
  pressReleases: facetGroups,
  agenda: facetGroups,
  pages: [],
  media: ['types'],
};

/** A state without what its list does not know: groups of others, switches, other presets. */
export function knownState(list: ListName, state: ListState): ListState {
  const { facets, keywords, dateStart, dateEnd, campaign, target, page } = state;
  const own = groupsOf[list].map((group) => [group, facets[group]] as const);
  return listStateOf({
    facets: Object.fromEntries(own),
    keywords,
    dateStart,
    dateEnd,
    campaign,
    target: presetOf(list, target) && target,
    page,
  });
}

/** A state without months that leave nothing out, as both ends of an untouched period are sent. */
export function withoutIdleMonths(
  state: ListState,
  months: { readonly first: string; readonly last: string } | undefined,
): ListState {
  const { dateStart, dateEnd, ...rest } = state;
  const startsLate = dateStart && (!months || compareMonths(dateStart, months.first) > 0);
  const endsEarly = dateEnd && (!months || compareMonths(dateEnd, months.last) < 0);
  return {
    ...rest,
    ...(startsLate && months && { dateStart }),
    ...(endsEarly && months && { dateEnd }),
  };
}

/** How many filters are in force: values, words, a period, a preset. */
export function filtersIn({ facets, keywords, dateStart, dateEnd, target }: ListState): number {
  const values = facetGroups.flatMap((group) => facets[group] ?? []);
  const others = [keywords, dateStart ?? dateEnd, target].filter(Boolean);
  return values.length + others.length;
}
