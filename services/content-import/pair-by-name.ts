import { posix } from 'node:path';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { inFile } from './document-fault.ts';
import { readDocument, type WrittenDocument } from './read-document.ts';

/** An item in one language. */
export interface WrittenVersion extends WrittenDocument {
  readonly file: string;
}

/** An item in each language in which it has a document. */
export interface WrittenItem {
  /** The path of its documents without their language and their ending: `pages/coast`. */
  readonly key: string;
  readonly date: string;
  /** The key of its parent. */
  readonly parent: string | undefined;
  /** The number of its ancestors. */
  readonly depth: number;
  readonly versions: ReadonlyMap<Locale, WrittenVersion>;
}

/** What the name of a file says: `pages/coast.fr.md`. */
interface FileName {
  readonly key: string;
  readonly locale: Locale;
}

/** Returns the key and the language of a file, by default a document; undefined if it has none. */
export function parseFileName(file: string, ending = 'md'): FileName | undefined {
  if (!file.endsWith(`.${ending}`)) return undefined;
  const stem = file.slice(0, -ending.length - 1);
  const [, key = '', language = ''] = /^(.+)\.([a-z]+)$/.exec(stem) ?? [];
  const locale = locales.find((one) => one === language);
  return locale === undefined ? undefined : { key, locale };
}

/** Returns whether a link in a text leads to another document of its folder. */
export function isRelative(href: string): boolean {
  return !/^(?:[a-z]+:|[/#?])/.test(href);
}

/** Returns the document to which a relative link leads; undefined if it leads to none. */
export function parseLink(href: string, from: string): FileName | undefined {
  return parseFileName(posix.join(posix.dirname(from), decodeURI(href)));
}

/**
 * Reads documents that are paired by their names, parents before their children. Those in a language
 * that the site does not have are skipped.
 * @throws Error that names the file at fault, in one sentence
 */
export function pairByName(documents: ReadonlyMap<string, string>): readonly WrittenItem[] {
  const versions = new Map<string, Map<Locale, WrittenVersion>>();
  for (const [file, source] of documents) {
    const named = parseFileName(file);
    if (named === undefined) continue;
    const document = inFile(file, () => requireFrontMatter(source));
    const item = versions.get(named.key) ?? new Map<Locale, WrittenVersion>();
    versions.set(named.key, item.set(named.locale, { file, ...document }));
  }
  const items = new Map([...versions].map(([key, ofKey]) => [key, itemOf(key, ofKey)]));
  return [...items.values()]
    .map((item) => ({ ...item, depth: depthOf(item, items) }))
    .toSorted((one, other) => one.depth - other.depth || (one.key < other.key ? -1 : 1));
}

function requireFrontMatter(source: string): WrittenDocument {
  const document = readDocument(source);
  if (document === undefined)
    throw new Error('it does not begin with front matter, between two ---');
  return document;
}

/** An item whose ancestors are not counted yet. */
type ItemInTree = Omit<WrittenItem, 'depth'>;

/** What an item has once, its documents must agree about. */
function itemOf(key: string, read: ReadonlyMap<Locale, WrittenVersion>): ItemInTree {
  const versions = new Map(
    [...read].toSorted(([one], [other]) => locales.indexOf(one) - locales.indexOf(other)),
  );
  const [first, ...others] = versions.values();
  if (first === undefined) throw new Error(`${key} has no document`);
  for (const { file, front } of others)
    for (const field of ['kind', 'date', 'parent'] as const)
      if (front[field] !== first.front[field])
        throw new Error(
          `${file} cannot be imported: ${field}: differs from that of ${first.file}, the same item in another language`,
        );
  const { date, parent } = first.front;
  return { key, date, parent, versions };
}

/** Returns the number of an item's ancestors. @throws Error when one does not exist, or is itself */
function depthOf(item: ItemInTree, items: ReadonlyMap<string, ItemInTree>): number {
  let depth = 0;
  for (let above = item; above.parent !== undefined; depth += 1) {
    const parent = items.get(above.parent);
    const fault = `${[...above.versions.values()][0]?.file} cannot be imported: parent: `;
    if (parent === undefined) throw new Error(`${fault}there is no ${above.parent}`);
    if (depth > items.size) throw new Error(`${fault}${above.parent} is below it`);
    above = parent;
  }
  return depth;
}
