import { type Locale, locales, otherLocales } from './locale.ts';
import type { SiteMapEntry } from './screens.ts';

/** Returns the entries of a page that has a path in every language. */
export function mappedIn(pathIn: (locale: Locale) => string): readonly SiteMapEntry[] {
  const local = (locale: Locale) => ({ locale, path: pathIn(locale) });
  return locales.map((locale) => ({
    ...local(locale),
    translations: otherLocales(locale).map(local),
  }));
}
