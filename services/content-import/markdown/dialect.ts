import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { Note } from '../sites/parts-of-html.ts';
import type { SourceMenu, SourceSite } from '../sites/source-site.ts';
import type { FrontDocument } from './front.ts';

/** Where a document stands in its site. */
export interface Place {
  readonly locale: Locale | { readonly other: string };
  readonly kind: 'page' | 'news';
  /** Its folder and name without language and ending; that of a section is its folder. */
  readonly path: string;
  readonly slug: string;
  /** The day in the name of its file. */
  readonly date?: string | undefined;
  /** The address at which visitors found it. */
  readonly oldPath?: string | undefined;
  /** What its translations have in common. */
  readonly translations: string;
}

/** How one product writes its sites. */
export interface Dialect {
  readonly product: SourceSite['product'];
  /** Folders in which addresses that begin with a slash are looked for. */
  readonly roots: readonly string[];
  readonly hosts: readonly string[];
  readonly menus: readonly SourceMenu[];
  /** Folders of its documents that lie outside of its own. */
  readonly outside?: readonly string[];
  /** Where a document stands; why it does not come; undefined for a file that is no content. */
  place(
    file: string,
    document: FrontDocument | undefined,
  ): Place | { readonly why: string } | undefined;
  /** Which files are parts of other pages, having none of their own, by what documents say of others. */
  partsOfOthers?(documents: ReadonlyMap<string, FrontDocument>): ReadonlySet<string>;
  /** Markdown without what only this product understands. */
  clean(body: string, note: Note): string;
}

/** Returns the language of a code such as `fr-CA`: the site's, or another. */
export function localeOf(code: string): Place['locale'] {
  return locales.find((one) => one === code.toLowerCase().split(/[-_]/)[0]) ?? { other: code };
}

/** Returns the last part of an address or a path. */
export function lastOf(path: string): string {
  return (
    path
      .replace(/(?:^|\/)index\.html?$/, '')
      .replace(/\.(?:html?|mdx?)$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  );
}

/** Returns an address of parts: `/a/b/`. */
export function addressOf(...parts: readonly (string | undefined)[]): string {
  const path = parts
    .flatMap((part) => part?.split('/') ?? [])
    .filter((part) => part !== '')
    .join('/');
  return path === '' ? '/' : `/${path}/`;
}

/** Sections in which products keep what they publish by date. */
export const newsSections =
  /^(?:_?posts?|blogs?|blogue|news|articles?|actualites?|actus?|nouvelles|press|presse)$/i;
