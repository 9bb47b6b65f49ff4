/** What the search of the site finds, in the order in which its kinds are named. */
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

/** Whether a word, from an address for instance, names a kind. */
export function isResultKind(word: string): word is ResultKind {
  return resultKinds.some((kind) => kind === word);
}
