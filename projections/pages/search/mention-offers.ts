import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { type OfferIndex, OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { offersList } from '@parvis/contracts/careers/offers-list.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { normalizeKeywords, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { FoundOffersOfSearch, SiteSearch } from '@parvis/contracts/site/search/site-search.ts';
import { findWithAll } from '../../offer-index/find-by-keywords.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { combineReads, wordsOfOffers } from '../offers/compose-offers.ts';
import { readKeywords } from '../offers/find-offers.ts';
import type { OfferIndexAt } from '../offers/offer-index-at.ts';
import { supportedOffersState, toOfferQuery } from '../offers/offers-state.ts';
import { toListedOffers } from '../offers/to-listed-offer.ts';
import type { SharedRead } from '../read-shared.ts';
import type { ComposedAddress } from '../route-composer.ts';

/**
 * Adds to the results of the site's search how many offers its words find, and the offer itself when
 * there is one. Without the index the results stay as they are.
 * @throws ReadModelNotServed
 */
export async function mentionOffers(
  db: Queryable,
  indexAt: OfferIndexAt,
  composed: ComposedAddress,
  at: Position | undefined,
): Promise<ComposedAddress> {
  if (composed.kind !== 'screen') return composed;
  const { screen } = composed;
  if (screen.screen !== 'search' && screen.screen !== 'search-answer') return composed;
  if (!screen.found.isEnough) return composed;
  try {
    const { offers, ...read } = await offersLike(db, await indexAt(at), screen.found, at);
    const found = { ...screen.found, offers };
    return {
      ...composed,
      ...combineReads([composed, read]),
      screen: { ...screen, found },
      ...(offers && { missed: undefined }),
    };
  } catch (cause) {
    if (cause instanceof OfferIndexUnavailable) return composed;
    throw cause;
  }
}

async function offersLike(
  db: Queryable,
  index: OfferIndex,
  { locale, search }: SiteSearch,
  at: Position | undefined,
): Promise<{ readonly offers: FoundOffersOfSearch | undefined } & SharedRead> {
  const { words, ...named } = await wordsOfOffers(db, at);
  const keywords = normalizeKeywords(search);
  const state = supportedOffersState(toListState<OfferGroup>({ keywords }, offerGroups));
  const none = { offers: undefined, ...named };
  if (state.keywords === '') return none;
  const query = { ...toOfferQuery(state, locale), limit: 1, counted: [] };
  const { found } = await findWithAll(index, query, readKeywords(state, words, undefined));
  const read = { position: found.position, tags: [offersTag] };
  if (found.total === 0) return { offers: undefined, ...combineReads([named, read]) };
  const path = writeListAddress(offersList, locale, words.dictionaries[locale], state);
  const listed = { offers: { total: found.total, path }, ...combineReads([named, read]) };
  if (found.total > 1) return listed;
  const ids = found.hits.map(({ id }) => id);
  const { offers, position } = await readListedOffers(db, ids, at);
  const [only] = toListedOffers(found.hits, offers, { words, locale });
  return {
    offers: { total: 1, path, ...(only && { only: { title: only.title, path: only.path } }) },
    ...combineReads([listed, { position, tags: [] }]),
  };
}
