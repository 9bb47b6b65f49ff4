/** The JSON response of the search. Specification, section 3, “Search”. */
export interface SearchData {
  readonly success: true;
  readonly html: string;
  /** Whether the query looks like that of a customer looking for their account. */
  readonly account: boolean;
  /** Links for such a customer; otherwise empty. */
  readonly accountHtml: string;
}

/** The JSON response of the suggestions. Specification, section 3, “Autocomplete (site search)”. */
export interface SuggestionsData {
  readonly success: true;
  readonly suggests: readonly string[];
}
