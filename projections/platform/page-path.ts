import type { Locale } from '@parvis/contracts/site/locale.ts';

const rootOf: Record<Locale, string> = { fr: '/', en: '/en/' };

/** The public path of a page from its ancestors' slugs and its own; empty slugs are home pages. */
export function pagePath(locale: Locale, slugs: readonly string[]): string {
  return rootOf[locale] + slugs.filter((slug) => slug !== '').join('/');
}
