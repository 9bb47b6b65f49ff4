import type { Locale } from '@parvis/contracts/site/locale.ts';

const formats: Readonly<Record<Locale, Intl.ListFormat>> = {
  fr: new Intl.ListFormat('fr'),
  en: new Intl.ListFormat('en'),
};

/** Joins names as in a sentence: “A, B and C”. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return formats[locale].format(names);
}
