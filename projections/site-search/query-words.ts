import { wordsOf } from '../filtered-lists/list-words.ts';

/** Words beyond these are not searched for, nor the letters of a word beyond those. */
const maxWords = 12;
const maxWordLength = 60;

/** What a search asks for: words without accents, elisions and signs, the last perhaps still being typed. */
export interface QueryWords {
  readonly whole: readonly string[];
  /** Undefined where the search holds nothing that could be a word. */
  readonly last: string | undefined;
}

/** The words of a search. */
export function queryWords(search: string): QueryWords {
  const words = wordsOf(search)
    .slice(0, maxWords)
    .map((word) => Array.from(word).slice(0, maxWordLength).join(''));
  return { whole: words.slice(0, -1), last: words.at(-1) };
}
