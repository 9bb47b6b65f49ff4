import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Returns the cache tag of a menu in one language. */
export function menuTag(name: string, locale: Locale): string {
  return `menu:${name}:${locale}`;
}
