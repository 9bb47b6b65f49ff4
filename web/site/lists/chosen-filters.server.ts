import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';

/** What a list's address chooses, in the words of its form. */
export function chosenFilters({ groups, state }: FilteredList): ChosenFilters {
  const facets = groups.flatMap(({ group, options }) => {
    const slugs = options.filter(({ isChosen }) => isChosen).map(({ slug }) => slug);
    return slugs.length === 0 ? [] : [[group, slugs] as const];
  });
  return {
    facets: Object.fromEntries(facets),
    q: state.keywords,
    date_start: state.dateStart,
    date_end: state.dateEnd,
  };
}
