import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import type { OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { composeDistanceKm } from './compose-distance.ts';
import { compileWish, meetsWish } from './wishes/compiled-wish.ts';
import { MatchableOffer } from './wishes/matchable-offer.ts';

/** Why an offer meets conditions. */
export interface OfferMatch {
  /** For each filtered group, the facet of the offer that matched. */
  readonly facets: readonly OfferFacet[];
  /** It has all keywords. */
  readonly hasKeywords: boolean;
  readonly distanceKm: number | undefined;
}

/**
 * Returns a function that matches offers against conditions; its result is undefined for an offer
 * that does not meet them.
 */
export function composeMatcher(
  conditions: OfferConditions,
): (offer: Offer) => OfferMatch | undefined {
  const wish = compileWish(conditions);
  const { near } = conditions;
  return (offer) => {
    const looked = new MatchableOffer(offer);
    if (!meetsWish(looked, wish)) return undefined;
    const { latitude, longitude } = offer.place ?? {};
    return {
      facets: wish.filters.flatMap(({ group }) => looked.facets.get(group) ?? []),
      hasKeywords: wish.terms.length > 0,
      distanceKm:
        near === undefined || latitude === undefined || longitude === undefined
          ? undefined
          : composeDistanceKm({ latitude, longitude }, near),
    };
  };
}
