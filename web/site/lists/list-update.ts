import type { ListView } from './list-view.ts';

/** The response of a list's server: the contents of its panel, and of its page. */
export interface ListUpdate extends Pick<ListView, 'chosen' | 'results' | 'choices' | 'total'> {
  /** HTML of the entries of each page, starting with those before the requested page. */
  readonly pages: readonly string[];
  /** HTML by the name of the part of the page that it fills. */
  readonly parts: Readonly<Record<string, string>>;
  /** The canonical address as path and query, and as an absolute URL for search engines. */
  readonly url: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly documentTitle: string;
}
