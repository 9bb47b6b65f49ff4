import { z } from 'zod';

/** What a content item can be. Specification, section 3. */
export const contentKinds = ['chapter', 'focus', 'news', 'page', 'personality'] as const;
export const contentKindSchema = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKindSchema>;

/** Kinds whose items stand under each other: their addresses are made of their ancestors' slugs. */
export const treeKinds = ['chapter', 'page'] as const satisfies readonly ContentKind[];
export type TreeKind = (typeof treeKinds)[number];

/** Whether items of a kind stand under each other; the others have an address of their own. */
export function isTreeKind(kind: ContentKind): kind is TreeKind {
  return treeKinds.some((one) => one === kind);
}

/** The last word of a kind's address under `/api`. */
export const collectionOf = {
  chapter: 'chapters',
  focus: 'focuses',
  news: 'news',
  page: 'pages',
  personality: 'personalities',
} as const satisfies Readonly<Record<ContentKind, string>>;
