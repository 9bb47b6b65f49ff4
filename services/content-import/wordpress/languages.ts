import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { WxrItem } from './read-wxr.ts';

/** The language of an item: one of the site's, or another. */
type Language = { readonly is: Locale } | { readonly other: string };

/**
 * Returns the language with which Polylang (a term) or WPML (a field of its export) marked an item,
 * else that of the site.
 */
export function languageOf(item: WxrItem, spoken: Locale): Language {
  const marked =
    item.terms.find(({ domain }) => domain === 'language')?.slug ??
    item.meta.get('_wpml_import_language_code');
  if (marked === undefined) return { is: spoken };
  const locale = locales.find((one) => one === marked.toLowerCase().split(/[-_]/)[0]);
  return locale === undefined ? { other: marked } : { is: locale };
}

/** Returns what the translations of an item have in common, by Polylang or WPML. */
export function translationsOf(item: WxrItem): string | undefined {
  return (
    item.terms.find(({ domain }) => domain === 'post_translations')?.slug ??
    item.meta.get('_wpml_import_translation_group')
  );
}
