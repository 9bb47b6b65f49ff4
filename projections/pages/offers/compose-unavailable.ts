import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { offersTag, offerTag } from '../../offers/offer-tags.ts';
import { readListedOffers, readOffer } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { RoutedAddress } from '../route-composer.ts';
import { closedOffer, relatedTo } from './compose-offer.ts';
import { type ComposeWithOffers, combineReads, wordsOfOffers } from './compose-offers.ts';
import { findOffers } from './find-offers.ts';
import { everything } from './offers-state.ts';
import { type OfferDisplayNames, toListedOffers } from './to-listed-offer.ts';

const newestShown = 3;

/**
 * The block of a closed offer (`id`), with the open offers most similar to it; of any closed offer,
 * or of one that is like no other, with the newest offers instead.
 */
export const composeUnavailableOffer: ComposeWithOffers = async (db, index, request) => {
  const { at, match, query } = request;
  const { locale } = match;
  const id = offerIdSchema.safeParse(new URLSearchParams(query).get('id') ?? undefined).data;
  const { words, ...named } = await wordsOfOffers(db, at);
  const names = { words, locale, at };
  const { offer, reads } =
    id === undefined ? { offer: undefined, reads: [] } : await findClosed(db, index, id, names);
  const block = { screen: 'unavailable-offer', locale, offer } as const;
  const later = id === undefined ? {} : ({ keepLater: true } as const);
  if (offer !== undefined && offer.closest.length > 0) {
    const instead = offer.closest.map((closest) => closest.offer);
    return {
      kind: 'screen',
      screen: { ...block, instead },
      ...combineReads([named, ...reads]),
      ...later,
    };
  }
  const { offers: instead, ...newest } = await findNewest(db, index, names);
  return {
    kind: 'screen',
    screen: { ...block, instead },
    ...combineReads([named, ...reads, newest]),
    ...later,
  };
};

type Names = OfferDisplayNames & { readonly at: RoutedAddress['at'] };

/** The offer with an id, if it is closed. */
async function findClosed(db: Queryable, index: OfferIndex, id: OfferId, names: Names) {
  const of = await readOffer(db, id, names.at);
  const related = await relatedTo(db, index, id, names);
  const isClosed = of.offer !== undefined && of.offer.status !== 'open';
  return {
    offer: isClosed ? closedOffer(id, of.offer, related.offers, names) : undefined,
    reads: [related, { position: of.position, tags: [offerTag(id)] }],
  };
}

async function findNewest(db: Queryable, index: OfferIndex, { words, locale, at }: Names) {
  const found = await findOffers(db, index, everything, { locale, words, counted: [] });
  const newest = found.hits.slice(0, newestShown);
  const ids = newest.map((hit) => hit.id);
  const { offers, position } = await readListedOffers(db, ids, at);
  return { offers: toListedOffers(newest, offers, { words, locale }), position, tags: [offersTag] };
}
