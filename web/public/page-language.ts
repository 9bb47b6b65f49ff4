import { defaultLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';

/** Returns the language of the current page. */
export function pageLanguage(): Locale {
  const { lang } = document.documentElement;
  return locales.find((locale) => locale === lang) ?? defaultLocale;
}
