import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A word by which items are filed, and its name. */
export interface Term {
  readonly id: string;
  readonly name: string;
}

/** A picture in a text, by the key of its file. */
export interface PicturePart {
  readonly kind: 'picture';
  readonly media: string;
  /** Undefined when nobody wrote one. */
  readonly alt: string | undefined;
  readonly caption: string;
}

/** What an item shows: texts, and the pictures between them. */
export type Part = { readonly kind: 'text'; readonly doc: RichText } | PicturePart;

/** A page or a post of another product, in one language. */
export interface SourceItem {
  /** The same in every run: `post-12`, or the path of a file. */
  readonly key: string;
  /** What the report calls it. */
  readonly name: string;
  readonly kind: 'page' | 'news';
  readonly locale: Locale;
  readonly title: string;
  /** As the other product has it; empty for the home page. */
  readonly slug: string;
  readonly summary?: string | undefined;
  /** The day that visitors see. */
  readonly date?: string | undefined;
  readonly order?: number | undefined;
  /** Who wrote it. */
  readonly author?: string | undefined;
  /** The key of the page above. */
  readonly parent?: string | undefined;
  /** The same for all translations of one another. */
  readonly translations?: string | undefined;
  readonly category?: Term | undefined;
  readonly keywords: readonly Term[];
  /** The picture at its head. */
  readonly picture?: Omit<PicturePart, 'kind' | 'caption'> | undefined;
  readonly parts: readonly Part[];
  readonly isPublic: boolean;
  /** The paths, with their queries, at which visitors found it, the usual one first. */
  readonly oldPaths: readonly string[];
  /** Its file, by which other files refer to it. */
  readonly file?: string | undefined;
}

/** A file that items show: at an address, or in the folder. */
export interface SourceMedia {
  readonly from: { readonly url: string } | { readonly file: string };
  readonly title?: string | undefined;
}

/** An entry of a menu: an item by its key, or an address. */
export interface SourceEntry {
  readonly label: string;
  readonly to: { readonly item: string } | { readonly href: string };
  readonly children: readonly SourceEntry[];
}

export interface SourceMenu {
  readonly name: string;
  readonly locale: Locale;
  readonly entries: readonly SourceEntry[];
}

/** Something of the other product that does not come, and why. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
}

/** A site of another product, read. */
export interface SourceSite {
  /** Identifies it in every run. */
  readonly name: string;
  readonly product: 'WordPress' | 'Hugo' | 'Jekyll' | 'Docusaurus';
  readonly items: readonly SourceItem[];
  readonly media: ReadonlyMap<string, SourceMedia>;
  /** The key of the file to which a link in an item leads, if it leads to one of those files. */
  mediaKey(href: string, item: SourceItem): string | undefined;
  readonly menus: readonly SourceMenu[];
  /** Its hosts: links to them are links within the site. */
  readonly hosts: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
}
