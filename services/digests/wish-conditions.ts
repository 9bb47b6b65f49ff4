import type { OfferWish } from '@parvis/contracts/alerts/alert.ts';
import { conditionsOf, type OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { type Near, nearOf } from '@parvis/contracts/site/filters/near.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SearchWords } from '@parvis/projections/pages/read-search-words.ts';
import { interpretConditions } from '@parvis/projections/words/read-conditions.ts';

/** The words entered with a wish. */
export interface GivenWords {
  readonly keywords?: string;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number };
}

/**
 * Returns the conditions of a wish for offers, with the subject's typed input read as the list of
 * offers reads it.
 */
export function wishConditions(
  wish: OfferWish,
  given: GivenWords,
  locale: Locale,
  meanings: SearchWords,
): OfferConditions {
  const { facets, switches, target } = wish;
  const keywords = wish.hasKeywords ? (given.keywords ?? '') : '';
  const near = nearOfWish(wish, given);
  const typed = conditionsOf(
    { facets, switches, ...(target && { target }), keywords, ...(near && { near }) },
    locale,
  );
  return interpretConditions(typed, { locale, meanings, target }).conditions;
}

/** Returns the place of a wish, with its radius. */
export function nearOfWish({ radiusKm }: OfferWish, { coordinates }: GivenWords): Near | undefined {
  return radiusKm && coordinates ? nearOf({ ...coordinates, radiusKm }) : undefined;
}
