/** What the search answers to a script. Specification, section 3, “Search”. */
export interface SearchData {
  readonly success: true;
  readonly html: string;
  /** Whether the search looks like a customer's who wants their account. */
  readonly account: boolean;
  /** Where such a customer goes; empty for everybody else. */
  readonly accountHtml: string;
}

/** What could be searched for. Specification, section 3, “Autocomplete (site search)”. */
export interface SuggestionsData {
  readonly success: true;
  readonly suggests: readonly string[];
}
