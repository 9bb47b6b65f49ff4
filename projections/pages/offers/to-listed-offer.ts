import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferHit } from '@parvis/contracts/careers/offer-index.ts';
import { languageOf, offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type { ListedOffer, OfferFacts } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import type { OfferInList } from '../../offers/read-offers.ts';

/** The facets of an offer by their names in a language. */
export function factsOf(offer: OfferInList, words: OfferWords, locale: Locale): OfferFacts {
  const facts = facetsOfOffer(offer).map(
    (facet) => [facet.group, facet.names?.[locale] ?? words.nameOf(facet, locale)] as const,
  );
  return Object.fromEntries(facts);
}

/** The ids of an offer's facets by group. */
export function facetIdsOf(offer: OfferInList): ListedOffer['facets'] {
  return Object.fromEntries(facetsOfOffer(offer).map(({ group, id }) => [group, id]));
}

/** An offer as lists show it. */
export function toListedOffer(
  { id, distanceKm }: OfferHit,
  offer: OfferInList,
  words: OfferWords,
  locale: Locale,
): ListedOffer {
  return {
    id,
    path: offerPath(id, offer, locale),
    title: titleOf(offer, locale),
    writtenIn: languageOf(offer, locale),
    facts: factsOf(offer, words, locale),
    facets: facetIdsOf(offer),
    publishedAt: offer.publishedAt,
    closesAt: offer.closesAt,
    distanceKm,
  };
}

/** The hits found in the read model, as lists show them. */
export function toListedOffers(
  hits: readonly OfferHit[],
  offers: ReadonlyMap<OfferId, OfferInList>,
  words: OfferWords,
  locale: Locale,
): readonly ListedOffer[] {
  return hits.flatMap((hit) => {
    const offer = offers.get(hit.id);
    return offer ? [toListedOffer(hit, offer, words, locale)] : [];
  });
}
