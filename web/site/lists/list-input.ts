import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { FilterOption, ListFiltersProps } from './filters-props.ts';
import type { ListInput } from './list.machine.ts';

interface RenderedFilters<G extends string>
  extends Pick<ListFiltersProps, 'base' | 'target' | 'campaign' | 'total'> {
  readonly groups: readonly { readonly group: G; readonly options: readonly FilterOption[] }[];
  readonly chosen: ChosenFilters<G>;
}

/** Returns the initial state of a list's machine: the list as the server rendered it. */
export function toListInput<G extends string>(rendered: RenderedFilters<G>): ListInput {
  const { base, target, campaign, groups, chosen, total } = rendered;
  const results = groups.map(({ group, options }) => {
    const counts = options.map((option) => [option.slug, option.results] as const);
    return [group, Object.fromEntries(counts)] as const;
  });
  return {
    list: { base, target, campaign },
    view: { chosen, results: Object.fromEntries(results), choices: undefined, total, epoch: 0 },
  };
}
