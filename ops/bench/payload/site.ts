import type { MeasuredSystem } from '../measured-work.ts';
import type { SampleList } from './sample-lists.ts';
import type { PlacedPage, SampleNews } from './sample-site.ts';

/** A content management system with the sample site, as the benchmark uses it. */
export interface Site extends MeasuredSystem {
  readonly name: string;
  readonly origin: string;
  /** Creates published pages, whose parents exist. @returns their ids */
  importPages(pages: readonly PlacedPage[]): Promise<readonly string[]>;
  /** Sets the menu of every page. */
  setMenu(): Promise<void>;
  /** Creates drafts. @returns their ids */
  importNews(news: readonly SampleNews[]): Promise<readonly string[]>;
  publishNews(ids: readonly string[]): Promise<void>;
  /** Prepares saves of a page. @returns what saves it with another title, which visitors see */
  saverOf(id: string): Promise<(title: string) => Promise<void>>;
  /** The path of a list of news. */
  listPath(list: SampleList): string;
  /** Memory of Node, in megabytes. */
  megabytes(): Promise<number>;
  /** Transactions of its databases since they were created. */
  transactions(): Promise<number>;
}
