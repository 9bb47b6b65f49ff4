import { byLocale, type Locale } from './locale.ts';

const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Returns the name of a language, as in a sentence of a text in `locale`: “anglais”. */
export function languageName(language: Locale, locale: Locale): string {
  return names[locale].of(language) ?? language;
}
