/** What the search of the site finds, in the order in which its kinds are named. */
export const foundKinds = [
  'page',
  'article',
  'press-release',
  'event',
  'focus',
  'person',
  'media',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Whether a word, from an address for instance, names a kind. */
export function isFoundKind(word: string): word is FoundKind {
  return foundKinds.some((kind) => kind === word);
}
