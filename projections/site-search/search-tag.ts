import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Returns the tag of everything that the search of a language looks through. */
export function searchTag(locale: Locale): string {
  return `search:${locale}`;
}
