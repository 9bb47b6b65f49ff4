import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';

/** The texts by which an offer is found in one language. */
export interface SearchedText {
  readonly locale: Locale;
  readonly title: string;
  /** Its description, and the names of its domain, employer and place. */
  readonly text: string;
}

/** Returns whether an offer is written in a language: that of its title. */
export function isWrittenIn(offer: Offer, locale: Locale): boolean {
  return offer.title[locale] !== undefined;
}

/**
 * Returns the texts of an offer with these facets, one for each language in which it has a word.
 */
export function searchedTexts(
  offer: Offer,
  facets: readonly OfferFacet[],
): readonly SearchedText[] {
  return locales.flatMap((locale) => {
    const title = offer.title[locale] ?? '';
    const description = offer.description[locale];
    if (title === '' && description === undefined) return [];
    const names = facets.flatMap((facet) => facet.names?.[locale] ?? []);
    const text = [description === undefined ? '' : toPlainText(description), ...names];
    return [{ locale, title, text: text.join('\n') }];
  });
}
