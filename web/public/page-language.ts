import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Returns the language of the current page. */
export function pageLanguage(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'fr';
}
