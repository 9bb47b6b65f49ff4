import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { FilterOption } from './filters-props.ts';

/** The data of the filter panel. */
export interface ListView {
  readonly chosen: ChosenFilters<string>;
  /** How many entries there are with each value, by group and word. */
  readonly results: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The values that can be chosen, by group, where they change with the filters. */
  readonly choices: Readonly<Record<string, readonly FilterOption[]>> | undefined;
  readonly total: number;
  /** Grows when the period changed by another way than the panel. */
  readonly epoch: number;
}
