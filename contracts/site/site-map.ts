import { type Locale, locales } from './locale.ts';
import type { SiteMapEntry } from './screens.ts';

/** Returns the entries of a page that has a path in every language, or in some. */
export function mappedIn(
  pathIn: (locale: Locale) => string,
  languages: readonly Locale[] = locales,
): readonly Omit<SiteMapEntry, 'changedAt'>[] {
  const paths = languages.map((locale) => ({ locale, path: pathIn(locale) }));
  return paths.map((own) => ({ ...own, translations: paths.filter((one) => one !== own) }));
}
