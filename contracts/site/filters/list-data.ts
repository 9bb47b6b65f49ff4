import type { FacetGroup } from './facets.ts';

/** What a list answers to `json=1`. Specification, section 3, “Filter list (generic)”. */
export interface ListData {
  readonly success: true;
  /** Html of the entries, of the way on, of the head of the results and of the page's title. */
  readonly list: string;
  readonly pagination: string;
  readonly header: string;
  readonly title: string;
  readonly total: number;
  readonly filters: readonly {
    readonly group: FacetGroup;
    /** `id` is a value's word in addresses, `nb_result` how many entries there are with it. */
    readonly items: readonly { readonly id: string; readonly nb_result: number }[];
  }[];
  /** The page's one true address. */
  readonly url: string;
  /** The same with its origin, for search engines; null where they must not keep the page. */
  readonly canonical: string | null;
  /** The title of the document at that address. */
  readonly document_title: string;
  /** What the address chooses. */
  readonly chosen: ChosenFilters;
}

/** Filters as a form has them: words of values by group, words searched for, months (MM-YYYY). */
export interface ChosenFilters {
  readonly facets: Readonly<Partial<Record<FacetGroup, readonly string[]>>>;
  readonly q: string;
  readonly date_start?: string | undefined;
  readonly date_end?: string | undefined;
}
