import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A menu in one language, whoever shows it. */
export function menuOf(name: string, locale: Locale): string {
  return `menu:${name}:${locale}`;
}
