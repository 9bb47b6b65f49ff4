import { contentPath } from '@parvis/contracts/content/content-path.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { slugOfFront } from '@parvis/services/content-import/header-of-front.ts';
import {
  isRelative,
  parseLink,
  type WrittenItem,
  type WrittenVersion,
} from '@parvis/services/content-import/pair-by-name.ts';
import { demoMediaId } from '../ids.ts';
import { type DemoDocument, documentKey } from '../media/read-documents.ts';

/** The addresses of what the demonstration's texts, menus and redirects refer to. */
export class Addresses {
  readonly #items: ReadonlyMap<string, WrittenItem>;
  readonly #documents: ReadonlyMap<string, DemoDocument>;

  constructor(items: readonly WrittenItem[], documents: readonly DemoDocument[]) {
    this.#items = new Map(items.map((item) => [item.key, item]));
    this.#documents = new Map(documents.map((document) => [document.key, document]));
  }

  /** Returns the path of a content item. @throws Error when it does not exist in that language */
  path(key: string, locale: Locale): string {
    const { kind } = this.#version(key, locale).front;
    return contentPath(kind, locale, this.#slugsTo(key, locale));
  }

  /** Returns whether a content item exists in a language. */
  has(key: string, locale: Locale): boolean {
    return this.#items.get(key)?.versions.has(locale) ?? false;
  }

  /**
   * Returns the address of a link in a text: relative ones lead to documents, of items and of the
   * media library.
   * @param file the document with the text
   * @throws Error when the target does not exist
   */
  ofLink(href: string, file: string): string {
    if (!isRelative(href)) return href;
    const named = parseLink(href, file);
    if (named === undefined) throw new Error(`a link leads to no document: ${href}`);
    const document = this.#documents.get(named.key.replace('../documents/', ''));
    const title = document?.editions.get(named.locale)?.title;
    if (document === undefined || title === undefined) return this.path(named.key, named.locale);
    const id = demoMediaId(documentKey(document, named.locale));
    return pathOf('media_item', named.locale, { type: 'file', id, slug: toSlug(title) });
  }

  #slugsTo(key: string, locale: Locale): readonly string[] {
    const { front } = this.#version(key, locale);
    const above = front.parent === undefined ? [] : this.#slugsTo(front.parent, locale);
    return [...above, slugOfFront(front)];
  }

  #version(key: string, locale: Locale): WrittenVersion {
    const version = this.#items.get(key)?.versions.get(locale);
    if (version === undefined) throw new Error(`there is no document ${key}.${locale}.md`);
    return version;
  }
}
