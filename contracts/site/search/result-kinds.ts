/** The kinds of search results, in display order. */
export const resultKinds = [
  'page',
  'article',
  'press-release',
  'event',
  'focus',
  'person',
  'media',
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Returns whether a word, for instance from an address, is a kind of result. */
export function isResultKind(word: string): word is ResultKind {
  return resultKinds.some((kind) => kind === word);
}
