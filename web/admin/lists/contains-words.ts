import { foldText } from '../../ui/fold-text.ts';

/**
 * Returns whether each word of the query is a prefix of a word of the text; case and accents are
 * ignored.
 */
export function containsWords(text: string, query: string): boolean {
  const known = wordsOf(text);
  return wordsOf(query).every((word) => known.some((other) => other.startsWith(word)));
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
