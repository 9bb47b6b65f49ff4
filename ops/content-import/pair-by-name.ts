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
  readonly versions: ReadonlyMap<Locale, WrittenVersion>;
}

/** Returns the key and the language of a document's file; undefined if its name has none. */
export function parseFileName(file: string): { key: string; locale: Locale } | undefined {
  const [, key = '', language = ''] = /^(.+)\.([a-z]+)\.md$/.exec(file) ?? [];
  const locale = locales.find((one) => one === language);
  return locale === undefined ? undefined : { key, locale };
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
    .map((item) => ({ item, depth: depthOf(item, items) }))
    .toSorted((one, other) => one.depth - other.depth || (one.item.key < other.item.key ? -1 : 1))
    .map(({ item }) => item);
}

function requireFrontMatter(source: string): WrittenDocument {
  const document = readDocument(source);
  if (document === undefined)
    throw new Error('it does not begin with front matter, between two ---');
  return document;
}

/** What an item has once, its documents must agree about. */
function itemOf(key: string, read: ReadonlyMap<Locale, WrittenVersion>): WrittenItem {
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
function depthOf(item: WrittenItem, items: ReadonlyMap<string, WrittenItem>): number {
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
