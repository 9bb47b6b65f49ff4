import type { ListView } from './list-view.ts';

/** What a list's server answered: what its panel shows, and what its page does. */
export interface ListAnswer extends Pick<ListView, 'chosen' | 'results' | 'choices' | 'total'> {
  /** HTML of the entries of each page, first of those before the page that was requested. */
  readonly pages: readonly string[];
  /** HTML by the name of the part of the page that it fills. */
  readonly parts: Readonly<Record<string, string>>;
  /** The canonical address, path and query, and whole, for search engines. */
  readonly url: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly documentTitle: string;
}
