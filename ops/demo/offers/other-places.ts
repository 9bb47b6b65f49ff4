import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import type { ComposedOffer } from './compose-offer.ts';
import { readOfferStock } from './read-offer-stock.ts';

/** One offer in twelve can be taken up in several towns of its employer. */
const share = 1 / 12;
const mostOthers = 4;

/**
 * Returns an offer with its other places, if it has any. They are chosen by its number, not by the
 * generator of the offers, all of which would otherwise become other ones.
 */
export function withOtherPlaces(offer: ComposedOffer, number: number): ComposedOffer {
  const random = seededRandom(number);
  if (!random.chance(share)) return offer;
  const { places = [] } =
    readOfferStock().employers.find(({ name }) => name === offer.entity) ?? {};
  const others = places.filter(({ city }) => city !== offer.place?.city);
  const otherPlaces = random
    .shuffled(others)
    .slice(0, random.between(1, mostOthers))
    .map((place): OfferPlace => ({ continent: 'europe', ...place }));
  return otherPlaces.length === 0 ? offer : { ...offer, otherPlaces };
}
