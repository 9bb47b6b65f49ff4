import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { listStateOf } from '@parvis/contracts/site/filters/list-state.ts';
import { offersTag, offerTag } from '../../offers/offer-tags.ts';
import { readListedOffers, readOffer } from '../../offers/read-offers.ts';
import { closedOffer, relatedTo } from './compose-offer.ts';
import { type ComposeWithOffers, combineReads, wordsOfOffers } from './compose-offers.ts';
import { findOffers } from './find-offers.ts';
import { toListedOffers } from './to-listed-offer.ts';

const newestShown = 3;

/**
 * The block of a closed offer (`id`), or of any closed offer, with the newest open offers instead.
 */
export const composeUnavailableOffer: ComposeWithOffers = async (db, index, request) => {
  const { at, match, query } = request;
  const { locale } = match;
  const id = offerIdSchema.safeParse(new URLSearchParams(query).get('id') ?? undefined).data;
  const { words, ...named } = await wordsOfOffers(db, at);
  const everything = listStateOf<OfferGroup>({}, offerGroups);
  const found = await findOffers(db, index, everything, { locale, words });
  const newest = found.hits.slice(0, newestShown);
  const { offers, position } = await readListedOffers(
    db,
    newest.map((hit) => hit.id),
    at,
  );
  const block = {
    screen: 'unavailable-offer',
    locale,
    instead: toListedOffers(newest, offers, { words, locale }),
  } as const;
  const around = combineReads([named, { position, tags: [offersTag] }]);
  if (id === undefined)
    return { kind: 'screen', screen: { ...block, offer: undefined }, ...around };
  const of = await readOffer(db, id, at);
  const related = await relatedTo(db, index, id, { words, locale, at });
  const isClosed = of.offer !== undefined && of.offer.status !== 'open';
  const offer = isClosed ? closedOffer(id, of.offer, related.offers, { words, locale }) : undefined;
  return {
    kind: 'screen',
    screen: { ...block, offer },
    ...combineReads([around, related, { position: of.position, tags: [offerTag(id)] }]),
    keepLater: true,
  };
};
