import type { OfferContent } from '@parvis/contracts/careers/evolve-offer.ts';
import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { placesOf } from '@parvis/contracts/careers/offer.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { type OfferIndex, OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import {
  findLanguage,
  languagesOf,
  offerPath,
  titleOf,
} from '@parvis/contracts/careers/offer-path.ts';
import type {
  ClosedOffer,
  OfferPage,
  RelatedOffer,
} from '@parvis/contracts/careers/offer-views.ts';
import { offersList } from '@parvis/contracts/careers/offers-list.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { offersTag, offerTag } from '../../offers/offer-tags.ts';
import { readListedOffers, readOffer } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { composeFrame } from '../compose-frame.ts';
import { composePage } from '../compose-page.ts';
import type { SharedRead } from '../read-shared.ts';
import type { RoutedAddress } from '../route-composer.ts';
import { type ComposeWithOffers, combineReads, wordsOfOffers } from './compose-offers.ts';
import { readOfferImage } from './read-offer-image.ts';
import {
  facetIdsOf,
  type OfferDisplayNames,
  placeNames,
  toFacts,
  toListedOffer,
} from './to-listed-offer.ts';

/** The maximum number of related offers on a page; those beyond the third are shown on request. */
const relatedOffers = 9;

/**
 * An offer's page, or the page of a closed one with the most similar open offers; any other slug
 * redirects to the offer's own.
 */
export const composeOffer: ComposeWithOffers = async (db, index, { path, match, at }) => {
  const { locale, params } = match;
  const id = offerIdSchema.safeParse(params['id']).data;
  const read = id && { ...(await readOffer(db, id, at)), tags: [offerTag(id)] };
  if (id === undefined || read?.offer === undefined) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, ...(read?.tags ?? [])] };
  }
  const { offer, ...of } = read;
  const itsPath = offerPath(id, offer.shown, locale);
  if (itsPath !== path) return { kind: 'moved', to: itsPath, status: 308, ...of };
  const { words, ...named } = await wordsOfOffers(db, at);
  const related = await relatedTo(db, index, id, { words, locale, at });
  const pathIn = (other: Locale) => offerPath(id, offer.shown, other);
  const { frame, ...framed } = await composeFrame(db, locale, pathIn, at);
  const around = [of, named, related, framed];
  if (offer.status !== 'open') {
    const closed = closedOffer(id, offer, related.offers, { words, locale });
    const screen = { screen: 'closed-offer', frame, offer: closed } as const;
    return { kind: 'screen', screen, ...combineReads(around) };
  }
  const { image, ...pictured } = await readOfferImage(db, facetIdsOf(offer.shown).domain, at);
  const shown = toOfferPage(id, offer, related.offers, { words, locale });
  const screen = { screen: 'offer', frame, offer: { ...shown, ...(image && { image }) } } as const;
  return { kind: 'screen', screen, ...combineReads([...around, pictured]) };
};

function toOfferPage(
  id: OfferId,
  { shown }: OfferContent,
  related: readonly RelatedOffer[],
  { words, locale }: OfferDisplayNames,
): OfferPage {
  const { reference, salary, publishedAt, closesAt, description } = shown;
  const writtenIn = findLanguage(shown, locale);
  return {
    id,
    path: offerPath(id, shown, locale),
    reference,
    title: titleOf(shown, locale),
    description: [writtenIn, ...locales]
      .map((one) => description[one])
      .find((text) => text !== undefined) ?? { type: 'doc', content: [] },
    writtenIn,
    written: languagesOf(shown).map((one) => ({ locale: one, path: offerPath(id, shown, one) })),
    facts: toFacts(shown, words, locale),
    facets: facetIdsOf(shown),
    places: placesOf(shown).map((place) => ({ place, names: placeNames(place, words, locale) })),
    salary,
    publishedAt,
    closesAt,
    related,
  };
}

/** A closed offer as its page shows it. */
export function closedOffer(
  id: OfferId,
  { shown, statusSince }: OfferContent,
  closest: readonly RelatedOffer[],
  { words, locale }: OfferDisplayNames,
): ClosedOffer {
  const { domain } = facetIdsOf(shown);
  const dictionary = words.dictionaries[locale];
  const isListed =
    domain !== undefined && dictionary.slugOf({ group: 'domain', id: domain }) !== undefined;
  const state = toListState<OfferGroup>(
    { facets: isListed ? { domain: [domain] } : {} },
    offerGroups,
  );
  return {
    path: offerPath(id, shown, locale),
    title: titleOf(shown, locale),
    writtenIn: findLanguage(shown, locale),
    closedAt: statusSince,
    closest,
    list: writeListAddress(offersList, locale, dictionary, state),
  };
}

/** The open offers most similar to one; none while the search engine is unavailable. */
export async function relatedTo(
  db: Queryable,
  index: OfferIndex,
  id: OfferId,
  { words, locale, at }: OfferDisplayNames & { readonly at: RoutedAddress['at'] },
): Promise<{ readonly offers: readonly RelatedOffer[] } & SharedRead> {
  const found = await index.similar(id, relatedOffers).catch((cause: unknown) => {
    if (cause instanceof OfferIndexUnavailable) return [];
    throw cause;
  });
  const { offers, position } = await readListedOffers(
    db,
    found.map((one) => one.id),
    at,
  );
  const related = found.flatMap(({ id: other, shares, sharesWords }) => {
    const offer = offers.get(other);
    if (offer === undefined) return [];
    return [{ offer: toListedOffer({ id: other }, offer, { words, locale }), shares, sharesWords }];
  });
  return { offers: related, position, tags: [offersTag] };
}
