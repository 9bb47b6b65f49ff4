import { type Offer, type OfferPlace, placesOf } from '@parvis/contracts/careers/offer.ts';
import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import type { OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { composeDistanceKm } from './compose-distance.ts';
import { compileCriteria, meetsCriteria } from './criteria/compiled-criteria.ts';
import { MatchableOffer } from './criteria/matchable-offer.ts';

/** Why an offer meets conditions. */
export interface OfferMatch {
  /** For each filtered group, the facets of the offer that matched: of its places, those wished. */
  readonly facets: readonly OfferFacet[];
  /** It has all keywords. */
  readonly hasKeywords: boolean;
  /** To the nearest of its places. */
  readonly distanceKm: number | undefined;
}

/**
 * Returns a function that matches offers against conditions; its result is undefined for an offer
 * that does not meet them.
 */
export function composeMatcher(
  conditions: OfferConditions,
): (offer: Offer) => OfferMatch | undefined {
  const criteria = compileCriteria(conditions);
  const { near } = conditions;
  return (offer) => {
    const looked = new MatchableOffer(offer);
    if (!meetsCriteria(looked, criteria)) return undefined;
    return {
      facets: criteria.filters.flatMap(({ group, ids }) => looked.facetsAmong(group, ids)),
      hasKeywords: criteria.terms.length > 0,
      distanceKm: near && distanceToNearest(placesOf(offer), near),
    };
  };
}

function distanceToNearest(places: readonly OfferPlace[], near: Near): number | undefined {
  const distances = places.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined
      ? []
      : [composeDistanceKm({ latitude, longitude }, near)],
  );
  return distances.length === 0 ? undefined : Math.min(...distances);
}
