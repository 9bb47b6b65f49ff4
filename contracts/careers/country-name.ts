import { byLocale, type Locale } from '../site/locale.ts';

const countryNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

const knownNames = new Map<string, Readonly<Record<Locale, string>>>();

/** Returns the name of a country in each language; its code when it has none. */
export function countryName(code: string): Readonly<Record<Locale, string>> {
  const former = knownNames.get(code);
  if (former !== undefined) return former;
  const names = byLocale((locale) => countryNames[locale].of(code) ?? code);
  // Cached: there are 676 codes, and a lookup takes longer than the rest of an offer's facets.
  knownNames.set(code, names);
  return names;
}
