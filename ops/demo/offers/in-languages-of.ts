import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferStock } from './offer-stock.ts';

/** Returns a text in each language in which offers are written. */
export function inLanguagesOf<Text>(
  { languages }: OfferStock,
  textIn: (locale: Locale) => Text,
): Partial<Record<Locale, Text>> {
  const texts: Partial<Record<Locale, Text>> = {};
  for (const locale of languages) texts[locale] = textIn(locale);
  return texts;
}
