import type { Locale } from '../site/locale.ts';

const countryNames = {
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const knownNames = new Map<string, Readonly<Record<Locale, string>>>();

/** Returns the name of a country in each language; its code when it has none. */
export function countryName(code: string): Readonly<Record<Locale, string>> {
  const former = knownNames.get(code);
  if (former !== undefined) return former;
  const names = { fr: countryNames.fr.of(code) ?? code, en: countryNames.en.of(code) ?? code };
  // Cached: there are 676 codes, and a lookup takes longer than the rest of an offer's facets.
  knownNames.set(code, names);
  return names;
}
