import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';

const formats = byLocale((locale) => new Intl.ListFormat(locale));

/** Joins names as in a sentence: “A, B and C”. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return formats[locale].format(names);
}
