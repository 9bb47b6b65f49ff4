import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The cache tag of a menu in one language. */
export function menuOf(name: string, locale: Locale): string {
  return `menu:${name}:${locale}`;
}
