import { type Locale, locales } from '@parvis/contracts/site/locale.ts';

const common: Readonly<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des une du et pour vous nous dans avec sur en au aux est votre nos sein poste'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to for you we with our your is are in will be this that on as team'.split(' '),
  ),
};

/** Enough characters to detect the language. */
const lookedAt = 700;

/**
 * Returns the language of a text by its most frequent words; the fallback when
 * undecided.
 */
export function detectLanguage(text: string, fallback: Locale): Locale {
  const words =
    text
      .slice(0, lookedAt)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (locale: Locale) => words.filter((word) => common[locale].has(word)).length;
  const ranked = locales.toSorted((one, other) => count(other) - count(one));
  const [first = fallback, second = fallback] = ranked;
  return count(first) === count(second) ? fallback : first;
}
