import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import type { ListName } from '@parvis/contracts/site/filters/filtered-list.ts';
import { findPreset } from '@parvis/contracts/site/filters/list-presets.ts';
import { type ListState, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { splitWords } from '../../filtered-lists/list-words.ts';

/** The facet groups that each list can be filtered by. */
const listGroups: Readonly<Record<ListName, readonly FacetGroup[]>> = {
  news: facetGroups,
  pressReleases: facetGroups,
  agenda: facetGroups,
  pages: facetGroups,
  media: ['types'],
};

/**
 * A state reduced to what its list supports: its own groups and presets, no switches, keywords that
 * are not blank.
 */
export function supportedState(list: ListName, state: ListState): ListState {
  const { facets, keywords, dateStart, dateEnd, campaign, target, page } = state;
  const own = listGroups[list].map((group) => [group, facets[group]] as const);
  return toListState({
    facets: Object.fromEntries(own),
    keywords: splitWords(keywords).length === 0 ? '' : keywords,
    dateStart,
    dateEnd,
    campaign,
    target: findPreset(list, target) && target,
    page,
  });
}

/** The number of active filters: values, words, a period, a preset. */
export function filtersIn({ facets, keywords, dateStart, dateEnd, target }: ListState): number {
  const values = facetGroups.flatMap((group) => facets[group] ?? []);
  const others = [keywords, dateStart ?? dateEnd, target].filter(Boolean);
  return values.length + others.length;
}
