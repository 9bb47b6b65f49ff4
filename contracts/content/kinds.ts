import { z } from 'zod';

/** The kinds of content items. Specification, section 3. */
export const contentKinds = ['chapter', 'focus', 'news', 'page', 'personality'] as const;
export const contentKindSchema = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKindSchema>;

/** Kinds whose items form the page tree: their paths consist of their ancestors' slugs. */
export const treeKinds = ['chapter', 'page'] as const satisfies readonly ContentKind[];
export type TreeKind = (typeof treeKinds)[number];

/** Returns whether items of a kind are part of the page tree. */
export function isTreeKind(kind: ContentKind): kind is TreeKind {
  return treeKinds.some((one) => one === kind);
}

/** The collection of each kind under `/api`. */
export const collectionNames = {
  chapter: 'chapters',
  focus: 'focuses',
  news: 'news',
  page: 'pages',
  personality: 'personalities',
} as const satisfies Readonly<Record<ContentKind, string>>;

/** A kind in the ids of its endpoints, singular and plural. */
export const idNames = {
  chapter: ['Chapter', 'Chapters'],
  focus: ['Focus', 'Focuses'],
  news: ['News', 'AllNews'],
  page: ['Page', 'Pages'],
  personality: ['Personality', 'Personalities'],
} as const satisfies Readonly<Record<ContentKind, readonly [string, string]>>;

/** A kind in the description of the API, singular and plural. */
export const nouns = {
  chapter: ['chapter', 'chapters'],
  focus: ['focus', 'focuses'],
  news: ['news item', 'news'],
  page: ['page', 'pages'],
  personality: ['personality', 'personalities'],
} as const satisfies Readonly<Record<ContentKind, readonly [string, string]>>;

/** Returns what a function returns for each kind. */
export function forEachKind<Value>(
  valueOf: (kind: ContentKind) => Value,
): Readonly<Record<ContentKind, Value>>;
export function forEachKind(
  valueOf: (kind: ContentKind) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(contentKinds.map((kind) => [kind, valueOf(kind)]));
}
