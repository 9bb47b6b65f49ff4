import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { ListedOffer } from '@parvis/contracts/careers/offer-views.ts';
import { listStateOf } from '@parvis/contracts/site/filters/list-state.ts';
import { offersTag, offerTag } from '../../offers/offer-tags.ts';
import { readListedOffers, readOffer } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { Reading } from '../read-shared.ts';
import type { RoutedAddress } from '../route-composer.ts';
import { closedOffer, type InWords, relatedTo } from './compose-offer.ts';
import { type ComposeWithOffers, readAt, wordsOfOffers } from './compose-offers.ts';
import { findOffers } from './find-offers.ts';
import { showHits } from './show-listed.ts';

const newestShown = 3;

/** The block that stands for an offer which is closed (`id`), or for any; with open offers instead. */
export const composeUnavailableOffer: ComposeWithOffers = async (db, index, request) => {
  const { at, match, query } = request;
  const { locale } = match;
  const id = offerIdSchema.safeParse(new URLSearchParams(query).get('id') ?? undefined).data;
  const { words, ...named } = await wordsOfOffers(db, at);
  const of = id && { ...(await readOffer(db, id, at)), tags: [offerTag(id)] };
  const context = { words, locale, at };
  const related = id && of?.offer ? await relatedTo(db, index, id, context) : undefined;
  const newest = await newestOffers(db, index, context, newestShown);
  const isClosed = of?.offer !== undefined && of.offer.status !== 'open';
  return {
    kind: 'screen',
    screen: {
      screen: 'unavailable-offer',
      locale,
      offer:
        id && of?.offer && isClosed
          ? closedOffer(id, of.offer, related?.offers ?? [], { words, locale })
          : undefined,
      instead: related?.offers.map(({ offer }) => offer).slice(0, newestShown) ?? newest.offers,
    },
    ...readAt([named, newest, ...(of ? [of] : []), ...(related ? [related] : [])]),
    keepLater: true,
  };
};

/** The newest open offers. */
export async function newestOffers(
  db: Queryable,
  index: OfferIndex,
  { words, locale, at }: InWords & { readonly at: RoutedAddress['at'] },
  count: number,
): Promise<{ readonly offers: readonly ListedOffer[]; readonly total: number } & Reading> {
  const everything = listStateOf<OfferGroup>({}, offerGroups);
  const found = await findOffers(db, index, everything, { locale, words });
  const hits = found.hits.slice(0, count);
  const { offers, position } = await readListedOffers(
    db,
    hits.map(({ id }) => id),
    at,
  );
  const { total } = found;
  return { offers: showHits(hits, offers, words, locale), total, position, tags: [offersTag] };
}
