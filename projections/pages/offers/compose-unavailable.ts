import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { offersTag, offerTag } from '../../offers/offer-tags.ts';
import { readOffer } from '../../offers/read-offers.ts';
import { closedOffer, relatedTo } from './compose-offer.ts';
import { type ComposeWithOffers, readAt, wordsOfOffers } from './compose-offers.ts';

/** The block of an offer that is closed (`id`), or of any: of an open one there is nothing to say. */
export const composeUnavailableOffer: ComposeWithOffers = async (db, index, request) => {
  const { at, match, query } = request;
  const { locale } = match;
  const id = offerIdSchema.safeParse(new URLSearchParams(query).get('id') ?? undefined).data;
  const { words, ...named } = await wordsOfOffers(db, at);
  if (id === undefined)
    return { kind: 'screen', screen: { screen: 'unavailable-offer', locale }, ...named };
  const { offer, position } = await readOffer(db, id, at);
  const related = await relatedTo(db, index, id, { words, locale, at });
  const around = readAt([named, related, { position, tags: [offersTag, offerTag(id)] }]);
  if (offer === undefined || offer.status === 'open')
    return { kind: 'screen', screen: { screen: 'unavailable-offer', locale }, ...around };
  const closed = closedOffer(id, offer, related.offers, { words, locale });
  const screen = { screen: 'unavailable-offer', locale, offer: closed } as const;
  return { kind: 'screen', screen, ...around, keepLater: true };
};
