import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { foldTitle } from '../../engine/fold-title.ts';
import { scanWords } from './scan-words.ts';
import { stemsOfTyped } from './stems.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a query: what it matches in an offer. */
export interface QueryWord {
  /** Folded, as typed. */
  readonly form: string;
  /** By the language of the text that it is looked for in. */
  readonly stems: Readonly<Record<Locale, readonly string[]>>;
  /** It may be the beginning of a longer word: it was typed last. */
  readonly isUnfinished: boolean;
}

/** A word of which all letters are known, as it is written. */
export function finishedWord(written: string): QueryWord {
  return { ...queryWord(written), isUnfinished: false };
}

/**
 * The words that keywords ask for, each once. Articles and the like are left out, unless nothing
 * else was typed: then the last of them may be the beginning of a word.
 */
export function queryWords(keywords: string): readonly QueryWord[] {
  const typed: string[] = [];
  scanWords(keywords, (written) => typed.push(written));
  const telling = typed.filter((written) => !isStopWord(foldTitle(written)));
  const kept = telling.length > 0 ? telling : typed.slice(-1);
  const last = kept.at(-1);
  const byForm = new Map(kept.map((written) => [foldTitle(written), queryWord(written)]));
  return [...byForm.values()].map((word) => ({
    ...word,
    isUnfinished: last !== undefined && word.form === foldTitle(last),
  }));
}

function queryWord(written: string): Omit<QueryWord, 'isUnfinished'> {
  const [fr, en] = locales.map((locale) => stemsOfTyped(written, locale));
  return { form: foldTitle(written), stems: { fr: fr ?? [], en: en ?? [] } };
}
