import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { FilterValue } from './filters-props.ts';

/** The data of the filter panel. */
export interface ListView {
  readonly chosen: ChosenFilters<string>;
  /** The number of entries with each value, by group and slug. */
  readonly results: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The available values, by group, if they depend on the filters. */
  readonly choices: Readonly<Record<string, readonly FilterValue[]>> | undefined;
  readonly total: number;
  /** Incremented when the period is changed by anything but the panel. */
  readonly epoch: number;
}
