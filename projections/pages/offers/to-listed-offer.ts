import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import {
  facetsOfOffer,
  facetsOfPlace,
  type OfferFacet,
} from '@parvis/contracts/careers/offer-facets.ts';
import { isPlaceGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferHit } from '@parvis/contracts/careers/offer-index.ts';
import { findLanguage, offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type {
  ListedOffer,
  OfferFacetIds,
  OfferFacts,
  PlaceNames,
} from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import type { OfferInList } from '../../offers/read-offers.ts';
import type { SearchWords } from '../read-search-words.ts';
import { placesSought, type SoughtPlaces } from './places-sought.ts';

/** The display names of an offer in a language. */
export interface OfferDisplayNames {
  readonly words: SearchWords;
  readonly locale: Locale;
}

/** The facets of an offer but those of its places, by their names in a language. */
export function toFacts(offer: OfferInList, words: OfferWords, locale: Locale): OfferFacts {
  return Object.fromEntries(listTraits(offer).map((facet) => namedIn(facet, words, locale)));
}

/** The ids of an offer's facets by group, but those of its places. */
export function facetIdsOf(offer: OfferInList): OfferFacetIds {
  return Object.fromEntries(listTraits(offer).map(({ group, id }) => [group, id]));
}

/** The levels of a place by their names in a language. */
export function placeNames(place: OfferPlace, words: OfferWords, locale: Locale): PlaceNames {
  return Object.fromEntries(facetsOfPlace(place).map((facet) => namedIn(facet, words, locale)));
}

function listTraits(offer: OfferInList): readonly OfferFacet[] {
  return facetsOfOffer(offer).filter(({ group }) => !isPlaceGroup(group));
}

function namedIn(facet: OfferFacet, words: OfferWords, locale: Locale) {
  return [facet.group, facet.names?.[locale] ?? words.nameOf(facet, locale)] as const;
}

/** An offer as lists show it. @param sought which of its places come first */
export function toListedOffer(
  { id, distanceKm }: OfferHit,
  offer: OfferInList,
  { words, locale }: OfferDisplayNames,
  sought?: SoughtPlaces,
): ListedOffer {
  return {
    id,
    path: offerPath(id, offer, locale),
    title: titleOf(offer, locale),
    writtenIn: findLanguage(offer, locale),
    facts: toFacts(offer, words, locale),
    places: placesSought(offer, sought).map((place) => placeNames(place, words, locale)),
    facets: facetIdsOf(offer),
    salary: offer.salary,
    publishedAt: offer.publishedAt,
    closesAt: offer.closesAt,
    distanceKm,
  };
}

/** The hits found in the read model, as lists show them. */
export function toListedOffers(
  hits: readonly OfferHit[],
  offers: ReadonlyMap<OfferId, OfferInList>,
  names: OfferDisplayNames,
  sought?: SoughtPlaces,
): readonly ListedOffer[] {
  return hits.flatMap((hit) => {
    const offer = offers.get(hit.id);
    return offer ? [toListedOffer(hit, offer, names, sought)] : [];
  });
}
