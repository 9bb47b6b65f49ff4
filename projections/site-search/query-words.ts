import { wordsOf } from '../filtered-lists/list-words.ts';

/** The maximum number of searched words, and of letters per word. */
const maxWords = 12;
const maxWordLength = 60;

/** The words of a search without accents, elisions and punctuation, the last perhaps incomplete. */
export interface QueryWords {
  readonly whole: readonly string[];
  /** Undefined when the search contains no word. */
  readonly last: string | undefined;
}

/** Returns the words of a search. */
export function queryWords(search: string): QueryWords {
  const words = wordsOf(search)
    .slice(0, maxWords)
    .map((word) => Array.from(word).slice(0, maxWordLength).join(''));
  return { whole: words.slice(0, -1), last: words.at(-1) };
}
