import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import { type OfferConditions, toConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { type Near, toNear } from '@parvis/contracts/site/filters/near.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SearchWords } from '@parvis/projections/pages/read-search-words.ts';
import { interpretConditions } from '@parvis/projections/words/read-conditions.ts';

/** The words entered with criteria. */
export interface GivenWords {
  readonly keywords?: string;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number };
}

/**
 * Returns the conditions of criteria for offers, with the subject's typed input read as the list of
 * offers reads it.
 */
export function criteriaConditions(
  criteria: OfferCriteria,
  given: GivenWords,
  locale: Locale,
  meanings: SearchWords,
): OfferConditions {
  const { facets, switches, target } = criteria;
  const keywords = criteria.hasKeywords ? (given.keywords ?? '') : '';
  const near = findNear(criteria, given);
  const typed = toConditions(
    { facets, switches, ...(target && { target }), keywords, ...(near && { near }) },
    locale,
  );
  return interpretConditions(typed, { locale, meanings, target }).conditions;
}

/** Returns the place of criteria, with its radius. */
export function findNear(
  { radiusKm }: OfferCriteria,
  { coordinates }: GivenWords,
): Near | undefined {
  return radiusKm && coordinates ? toNear({ ...coordinates, radiusKm }) : undefined;
}
