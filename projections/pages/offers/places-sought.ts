import { type OfferPlace, placesOf } from '@parvis/contracts/careers/offer.ts';
import { facetsOfPlace } from '@parvis/contracts/careers/offer-facets.ts';
import { placeGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import { composeDistanceKm } from '../../offer-index/compose-distance.ts';
import type { OfferInList } from '../../offers/read-offers.ts';
import type { TypedFacets } from '../../words/interpret-keywords.ts';

/** The part of a search that concerns places. */
export interface SoughtPlaces {
  readonly facets?: OffersState['facets'];
  readonly near?: OffersState['near'] | undefined;
}

/** The places that a search asks for, in its filters or in its keywords. */
export function soughtIn(
  { facets, near }: OffersState,
  typed: readonly TypedFacets[],
): SoughtPlaces {
  const inKeywords = typed.map(({ group, ids }) => [group, ids] as const);
  return { facets: { ...Object.fromEntries(inKeywords), ...facets }, near };
}

/**
 * The places of an offer, those for which it was found first: in the chosen places, then the
 * nearest; otherwise in the order of their source.
 */
export function placesSought(offer: OfferInList, sought: SoughtPlaces = {}): readonly OfferPlace[] {
  const ranked = placesOf(offer).map((place) => ({ place, ...rankPlace(place, sought) }));
  return ranked
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen) || one.km - other.km)
    .map(({ place }) => place);
}

function rankPlace(place: OfferPlace, { facets = {}, near }: SoughtPlaces) {
  const { latitude, longitude } = place;
  const ids = facetsOfPlace(place);
  const isChosen = placeGroups.every((group) => {
    const chosen = facets[group] ?? [];
    return chosen.length === 0 || ids.some((one) => one.group === group && chosen.includes(one.id));
  });
  const isUnknown = near === undefined || latitude === undefined || longitude === undefined;
  const km = isUnknown ? mostKm : composeDistanceKm({ latitude, longitude }, near);
  return { isChosen, km };
}

/** More than any distance on Earth. */
const mostKm = 30_000;
