import { wordsOf } from '../platform/filtered-lists/list-words.ts';

/** Words beyond these are not searched for, nor the letters of a word beyond those. */
const maxWords = 12;
const maxWordLength = 60;

/** The terms of a search query: words without accents, elisions and signs, the last perhaps still being typed. */
export interface SearchTerms {
  readonly whole: readonly string[];
  /** Undefined when the query contains no searchable word. */
  readonly last: string | undefined;
}

/** The words of a search. */
export function searchTerms(search: string): SearchTerms {
  const words = wordsOf(search)
    .slice(0, maxWords)
    .map((word) => Array.from(word).slice(0, maxWordLength).join(''));
  return { whole: words.slice(0, -1), last: words.at(-1) };
}
