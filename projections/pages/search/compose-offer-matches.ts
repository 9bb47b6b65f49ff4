import type { FoundOffer } from '@parvis/contracts/admin-search/endpoints.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { titleOf } from '@parvis/contracts/careers/offer-path.ts';
import { normalizeKeywords, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { findWithAll } from '../../offer-index/find-by-keywords.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { wordsOfOffers } from '../offers/compose-offers.ts';
import { readKeywords } from '../offers/find-offers.ts';
import { toOfferQuery } from '../offers/offers-state.ts';

interface OfferSearch {
  readonly typed: string;
  readonly locale: Locale;
  readonly limit: number;
}

/**
 * Searches the open offers as visitors do, across typos and by references, the most relevant first.
 * @throws OfferIndexUnavailable
 * @throws ReadModelNotServed
 */
export async function composeOfferMatches(
  db: Queryable,
  index: OfferIndex,
  { typed, locale, limit }: OfferSearch,
): Promise<{ readonly items: FoundOffer[]; readonly total: number }> {
  const state = toListState<OfferGroup>({ keywords: normalizeKeywords(typed) }, offerGroups);
  if (state.keywords === '') return { items: [], total: 0 };
  const { words } = await wordsOfOffers(db, undefined);
  const query = { ...toOfferQuery(state, locale), limit, counted: [] };
  const { found } = await findWithAll(index, query, readKeywords(state, words, undefined));
  const ids = found.hits.map(({ id }) => id);
  const { offers } = await readListedOffers(db, ids);
  const items = [...offers].map(([id, offer]) => ({
    id,
    title: titleOf(offer, locale),
    reference: offer.reference,
    place: offer.place?.city ?? offer.place?.country ?? '',
  }));
  return { items, total: found.total };
}
