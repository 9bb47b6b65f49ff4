import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../engine/fold-text.ts';
import { wordsAsWritten } from './scan-words.ts';
import { stemsOfTyped } from './stems.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a query: what it matches in an offer. */
export interface QueryWord {
  /** Folded, as typed. */
  readonly form: string;
  /** By the language of the searched text. */
  readonly stems: Readonly<Record<Locale, readonly string[]>>;
  /** True for the word typed last, which may be the prefix of a longer one. */
  readonly isUnfinished: boolean;
}

/** Returns a complete word, as written. */
export function finishedWord(written: string): QueryWord {
  return { ...queryWord(written), isUnfinished: false };
}

/**
 * Returns the words in keywords, without duplicates. Stop words are omitted, unless nothing else
 * was typed: then the last of them may be the prefix of a word.
 */
export function queryWords(keywords: string): readonly QueryWord[] {
  const typed = wordsAsWritten(keywords);
  const telling = typed.filter((written) => !isStopWord(foldText(written)));
  const kept = telling.length > 0 ? telling : typed.slice(-1);
  const last = kept.at(-1);
  const byForm = new Map(kept.map((written) => [foldText(written), queryWord(written)]));
  return [...byForm.values()].map((word) => ({
    ...word,
    isUnfinished: last !== undefined && word.form === foldText(last),
  }));
}

function queryWord(written: string): Omit<QueryWord, 'isUnfinished'> {
  const [fr, en] = locales.map((locale) => stemsOfTyped(written, locale));
  return { form: foldText(written), stems: { fr: fr ?? [], en: en ?? [] } };
}
