import type { FacetGroup } from './facets.ts';
import type { ListSort, ListSwitch } from './list-state.ts';

/** The JSON response of a list (`json=1`). Specification, section 3, “Filter list (generic)”. */
export interface ListData {
  readonly success: true;
  /** HTML of the entries, the pagination, the results' header and the page's title. */
  readonly list: string;
  readonly pagination: string;
  readonly header: string;
  readonly title: string;
  readonly total: number;
  readonly filters: readonly {
    readonly group: FacetGroup;
    /** `id` is a facet's slug, `nb_result` the number of entries with it. */
    readonly data: readonly { readonly id: string; readonly nb_result: number }[];
  }[];
  /** The page's canonical address, path and query. */
  readonly url: string;
  /** The same with its origin, for search engines. */
  readonly canonical: string;
  /** Whether search engines may index the page. */
  readonly is_indexed: boolean;
  /** The document title at that address. */
  readonly document_title: string;
  /** The filters that the address selects. */
  readonly chosen: ChosenFilters;
}

/** Filters as the form has them: slugs by group, keywords, months (MM-YYYY), a point with a radius. */
export interface ChosenFilters<Group extends string = FacetGroup> {
  readonly facets: Readonly<Partial<Record<Group, readonly string[]>>>;
  readonly q: string;
  readonly switches?: readonly ListSwitch[] | undefined;
  readonly near?: string | undefined;
  readonly sort?: ListSort | undefined;
  readonly date_start?: string | undefined;
  readonly date_end?: string | undefined;
}
