import type { FilteredList, ListGroup } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';

/** Returns the slugs of the chosen values, by group. */
export function chosenSlugs<Group extends string>(
  groups: readonly ListGroup<Group>[],
): ChosenFilters<Group>['facets'] {
  const facets: Partial<Record<Group, readonly string[]>> = {};
  for (const { group, options } of groups) {
    const slugs = options.filter(({ isChosen }) => isChosen).map(({ slug }) => slug);
    if (slugs.length > 0) facets[group] = slugs;
  }
  return facets;
}

/** Returns the filters in a list's address, named by the labels of its form. */
export function chosenFilters({ groups, state }: FilteredList): ChosenFilters {
  return {
    facets: chosenSlugs(groups),
    q: state.keywords,
    date_start: state.dateStart,
    date_end: state.dateEnd,
  };
}
