import type { Locale } from '@parvis/contracts/site/locale.ts';
import { foldWord } from '../../words/fold-word.ts';
import { stemOf } from '../../words/stems.ts';
import { isStopWord } from '../../words/stop-words.ts';

/** A word of a text: its compared form, and the stem it is an inflection of. */
interface KnownWord {
  readonly form: string;
  readonly stem: string;
}

/**
 * Cached: offers share most of their words, and folding and stemming one takes longer than
 * everything else.
 */
const mostKnown = 50_000;
const known = {
  fr: new Map<string, KnownWord | undefined>(),
  en: new Map<string, KnownWord | undefined>(),
};

/** Returns a word of a text in a language; undefined for a stop word. */
export function toKnownWord(written: string, locale: Locale): KnownWord | undefined {
  const words = known[locale];
  if (words.has(written)) return words.get(written);
  const form = foldWord(written);
  const word = isStopWord(form) ? undefined : { form, stem: stemOf(written, locale) };
  if (words.size === mostKnown) words.clear();
  words.set(written, word);
  return word;
}
