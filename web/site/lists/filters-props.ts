import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A value that can be chosen. */
export interface FilterValue {
  readonly slug: string;
  readonly name: string;
  /** Whether the campaign fixes it. */
  readonly isHeld?: true;
}

/** A value with the number of entries that have it. */
export interface FilterOption extends FilterValue {
  readonly results: number;
}

/** Plain and small values, because they are sent to the browser as JSON. */
export interface ListFiltersProps {
  readonly locale: Locale;
  /** The form's target: the list without any filter. */
  readonly base: string;
  readonly target?: string | undefined;
  /** The id of the page that fixes some of the filters. */
  readonly campaign?: string | undefined;
  readonly groups: readonly {
    readonly group: FacetGroup;
    readonly title: string;
    readonly options: readonly FilterOption[];
  }[];
  /** First and last month, MM-YYYY. */
  readonly months?: { readonly first: string; readonly last: string } | undefined;
  readonly chosen: ChosenFilters;
  readonly total: number;
  readonly labels: {
    readonly groups: string;
    readonly search: string;
    readonly clear: string;
    readonly period: string;
    readonly start: string;
    readonly end: string;
    /** `#` stands for the number. */
    readonly chosen: string;
    readonly filter: string;
    readonly apply: string;
    readonly show: string;
    readonly close: string;
    readonly busy: string;
  };
}
