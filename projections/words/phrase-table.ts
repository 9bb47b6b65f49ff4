import { foldWord } from './fold-word.ts';
import { typedWords } from './query-words.ts';
import { rememberResults } from './remember-results.ts';

/** Enough for the places of a country; more are folded again. */
const maxRemembered = 20_000;

/** Values by phrases of one or more words, looked up in the words of a query. */
export class PhraseTable<T> {
  readonly #values = new Map<string, T[]>();
  #longest = 0;

  /** Adds a value under a phrase, in any spelling; several may have the same. */
  add(phrase: string, value: T): void {
    const forms = rememberedWords(phrase);
    if (forms.length === 0) return;
    const key = forms.join(' ');
    const known = this.#values.get(key);
    if (known === undefined) this.#values.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
    this.#longest = Math.max(this.#longest, forms.length);
  }

  /** Returns the values of the longest phrase that begins with a word; undefined when none does. */
  longestAt(
    forms: readonly string[],
    start: number,
  ): { readonly length: number; readonly values: readonly T[] } | undefined {
    const most = Math.min(this.#longest, forms.length - start);
    for (let length = most; length > 0; length -= 1) {
      const values = this.#values.get(forms.slice(start, start + length).join(' '));
      if (values !== undefined) return { length, values };
    }
    return undefined;
  }
}

/** Returns the words of a phrase, folded, stop words included. */
export function foldedWords(phrase: string): readonly string[] {
  return typedWords(phrase).map(foldWord);
}

/**
 * The words of a phrase of a table, folded once: tables are made anew whenever one of their phrases
 * changes, as they do throughout an import, and folding takes most of that time.
 */
const rememberedWords = rememberResults(foldedWords, maxRemembered);
