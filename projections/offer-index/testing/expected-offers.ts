import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { type Offer, placesOf } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, offerGroups, perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { FacetCounts, OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { splitWords } from '../../filtered-lists/list-words.ts';

type Known = readonly [OfferId, Offer];

/**
 * Returns the offers that a query should find, determined by testing every offer. Keywords are
 * whole words, as written.
 */
export function expectedOffers(offers: ReadonlyMap<OfferId, Offer>, query: OfferQuery) {
  const all = [...offers];
  const found = all.filter(([, offer]) => meets(offer, query));
  const sorted = found.toSorted((one, other) => compare(one, other, query));
  return {
    total: found.length,
    ids: sorted.slice(query.offset, query.offset + query.limit).map(([id]) => id),
    counts: countsOf(all, query),
    countries: new Set(found.flatMap(([, offer]) => placesOf(offer).map(({ country }) => country)))
      .size,
  };
}

/** Returns the distance along the ground to the nearest place, by the haversine formula. */
export function haversineKm(offer: Offer, near: Near): number {
  const distances = placesOf(offer).flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined
      ? []
      : [haversine({ latitude, longitude }, near)],
  );
  return distances.length === 0 ? Number.NaN : Math.min(...distances);
}

function haversine(
  { latitude, longitude }: Pick<Near, 'latitude' | 'longitude'>,
  near: Near,
): number {
  const [from, to] = [near.latitude, latitude].map((degrees) => (degrees * Math.PI) / 180);
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const squared =
    half(latitude - near.latitude) +
    Math.cos(from ?? 0) * Math.cos(to ?? 0) * half(longitude - near.longitude);
  return 2 * 6_371.0088 * Math.asin(Math.sqrt(squared));
}

/** The properties by which offers are compared. */
interface ComparedOffer {
  readonly facets: readonly OfferFacet[];
  readonly words: ReadonlySet<string>;
}

const looked = new WeakMap<Offer, ComparedOffer>();

function comparedOffer(offer: Offer): ComparedOffer {
  const known = looked.get(offer);
  if (known !== undefined) return known;
  const texts = (['fr', 'en'] as const).flatMap((locale) => {
    const description = offer.description[locale];
    return [offer.title[locale] ?? '', description === undefined ? '' : toPlainText(description)];
  });
  const fresh = { facets: facetsOfOffer(offer), words: new Set(texts.flatMap(splitWords)) };
  looked.set(offer, fresh);
  return fresh;
}

function meets(offer: Offer, query: OfferQuery, ignored?: OfferGroup): boolean {
  const { facets, words } = comparedOffer(offer);
  const hasFacets = offerGroups.every((group) => {
    const wanted = query.facets[group] ?? [];
    return (
      wanted.length === 0 ||
      group === ignored ||
      facets.some((facet) => facet.group === group && wanted.includes(facet.id))
    );
  });
  return (
    hasFacets &&
    splitWords(query.keywords).every((word) => words.has(word)) &&
    (query.writtenIn === undefined || offer.title[query.writtenIn] !== undefined) &&
    (query.outside === undefined ||
      placesOf(offer).some(({ country }) => country !== query.outside)) &&
    (query.near === undefined || haversineKm(offer, query.near) <= query.near.radiusKm)
  );
}

function compare([id, one]: Known, [otherId, other]: Known, { sort, near }: OfferQuery): number {
  if (sort === 'distance' && near !== undefined) {
    const metres = (offer: Offer) => Math.round(haversineKm(offer, near) * 1_000);
    if (metres(one) !== metres(other)) return metres(one) - metres(other);
  }
  const age = Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
  return age !== 0 ? age : Number(id > otherId) - Number(id < otherId);
}

function countsOf(offers: readonly Known[], query: OfferQuery): FacetCounts {
  return perGroup((group) => {
    const counts: Record<string, number> = {};
    for (const [, offer] of offers) {
      if (!meets(offer, query, group)) continue;
      for (const facet of comparedOffer(offer).facets)
        if (facet.group === group) counts[facet.id] = (counts[facet.id] ?? 0) + 1;
    }
    return counts;
  });
}
