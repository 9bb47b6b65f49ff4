import { fileURLToPath } from 'node:url';
import { builtInSynonyms } from '@parvis/contracts/careers/built-in-synonyms.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { builtInOfferFacets } from '@parvis/contracts/careers/known-words.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { exactPlacePhrases } from '@parvis/projections/offer-facets/place-phrases.ts';
import { placeVocabulary } from '@parvis/projections/offer-facets/place-words.ts';
import { findByKeywords } from '@parvis/projections/offer-index/find-by-keywords.ts';
import { engineAsIndex } from '@parvis/projections/offer-index/testing/engine-as-index.ts';
import { queryFor } from '@parvis/projections/offer-index/testing/search-for.ts';
import type { FacetWithNames } from '@parvis/projections/words/facet-phrases.ts';
import type { FindOffers } from './run-corpus.ts';

const tableOfPlaces = new URL(
  '../../../services/careers/places/tables/search-words.tsv',
  import.meta.url,
);

/** Returns a search of these offers that reads keywords as the list of offers does. */
export async function findAsTheList(offers: ReadonlyMap<OfferId, Offer>): Promise<FindOffers> {
  const { index } = engineAsIndex(offers);
  const facets = facetsOf(offers);
  placeVocabulary.readFrom(fileURLToPath(tableOfPlaces));
  await placeVocabulary.load(facets);
  const named = facets.map((facet) => ({ ...facet, phrases: exactPlacePhrases(facet) }));
  const meanings = { facets: named, synonyms: builtInSynonyms };
  return async ({ locale, typed }) => {
    const query = queryFor({ locale, keywords: typed, sort: 'relevance', limit: offers.size });
    const { found, most } = await findByKeywords(index, query, { meanings });
    return { ids: found.hits.map(({ id }) => id), shown: most.map(({ id }) => id) };
  };
}

function facetsOf(offers: ReadonlyMap<OfferId, Offer>): readonly FacetWithNames[] {
  const builtIn = builtInOfferFacets.map(({ group, id, words }) => ({
    group,
    id,
    names: words,
    slugs: words,
  }));
  const named = new Map<string, FacetWithNames>();
  for (const offer of offers.values())
    for (const { group, id, names } of facetsOfOffer(offer))
      if (names !== undefined) named.set(`${group}/${id}`, { group, id, names, slugs: names });
  return [...builtIn, ...named.values()];
}
