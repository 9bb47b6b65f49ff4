import { posix } from 'node:path';
import { decoded } from './decoded.ts';
import type { PlacedItem } from './place-items.ts';
import type { SourceSite } from './source-site.ts';

/** What a link of a text leads to. */
export type Target =
  | { readonly kind: 'item'; readonly placed: PlacedItem; readonly hash: string }
  | { readonly kind: 'media'; readonly key: string }
  /** Left as it is: another site, or a place in the same text. */
  | { readonly kind: 'same' }
  /** Within the old site, but nothing that comes. */
  | { readonly kind: 'lost' };

/** Finds what the links of a site's texts lead to: its items by their old addresses and files. */
export class LinkTargets {
  readonly #site: SourceSite;
  readonly #byPath = new Map<string, PlacedItem>();
  readonly #byFile = new Map<string, PlacedItem>();

  constructor(site: SourceSite, placed: readonly PlacedItem[]) {
    this.#site = site;
    for (const one of placed) {
      for (const path of one.item.oldPaths) {
        this.#byPath.set(`${one.item.locale} ${comparable(path)}`, one);
        if (!this.#byPath.has(comparable(path))) this.#byPath.set(comparable(path), one);
      }
      const { file } = one.item;
      if (file !== undefined) for (const name of namesOf(file)) this.#byFile.set(name, one);
    }
  }

  find(href: string, from: PlacedItem): Target {
    if (/^(?:#|mailto:|tel:)/i.test(href)) return { kind: 'same' };
    const isAbsolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);
    const media = this.#site.mediaKey(href, from.item);
    if (media !== undefined) return { kind: 'media', key: media };
    const base = `http://old.invalid${from.item.oldPaths[0] ?? '/'}`;
    if (!URL.canParse(href, base)) return { kind: 'lost' };
    const url = new URL(href, base);
    if (isAbsolute && !this.#site.hosts.has(url.host)) return { kind: 'same' };
    const hash = url.hash;
    const isFile = !isAbsolute && !href.startsWith('/');
    const placed =
      (isFile ? this.#fileAt(href, from) : undefined) ??
      this.#pathAt(`${url.pathname}${url.search}`, from) ??
      this.#pathAt(url.pathname, from);
    return placed === undefined ? { kind: 'lost' } : { kind: 'item', placed, hash };
  }

  /** Sites in several languages may have the same path in each, on hosts of their own. */
  #pathAt(path: string, { item }: PlacedItem): PlacedItem | undefined {
    return (
      this.#byPath.get(`${item.locale} ${comparable(path)}`) ?? this.#byPath.get(comparable(path))
    );
  }

  #fileAt(href: string, { item }: PlacedItem): PlacedItem | undefined {
    const [path = ''] = href.split(/[?#]/);
    if (path === '' || item.file === undefined) return undefined;
    return this.#byFile.get(posix.join(posix.dirname(item.file), decoded(path)).replace(/\/$/, ''));
  }
}

/** The names by which files refer to a file: with its ending, without, and that of its folder. */
function namesOf(file: string): readonly string[] {
  const stem = file.replace(/\.(?:mdx?|markdown)$/, '');
  return [file, stem, stem.replace(/\/_?index(?:\.[a-z]{2})?$/, '')];
}

function comparable(path: string): string {
  return (
    decoded(path)
      .toLowerCase()
      .replace(/(?:index\.html?)?\/*(?=$|\?)/, '')
      .replace(/\/+/g, '/') || '/'
  );
}
