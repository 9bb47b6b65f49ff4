import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import type { CareersEntry } from '@parvis/contracts/careers/careers-place.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { findPicture } from '@parvis/contracts/media/picture-in-use.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import { listEntries } from '../../page-fragments/list-entries.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { composeFrame } from '../compose-frame.ts';
import { readShared, readSharedImages } from '../read-shared.ts';
import type { RoutedAddress } from '../route-composer.ts';
import { busiestPlaces } from './busiest-places.ts';
import { byFrequency } from './by-frequency.ts';
import { type ComposeWithOffers, combineReads, wordsOfOffers } from './compose-offers.ts';
import { type Finding, findOffers } from './find-offers.ts';
import { everything } from './offers-state.ts';
import { offersAddress } from './show-offers.ts';
import { type OfferDisplayNames, toListedOffers } from './to-listed-offer.ts';

const shown = { domains: 12, contracts: 6, newest: 6, news: 3 } as const;

/** Composes the careers landing page: links into the offers, the newest ones, careers news. */
export const composeCareersLanding: ComposeWithOffers = async (db, index, { path, match, at }) => {
  const { locale } = match;
  const { words, ...named } = await wordsOfOffers(db, at);
  const found = await findOffers(db, index, everything, { words, locale });
  const context = { words, locale, at };
  const news = await newsOfCareers(db, context);
  const newest = found.hits.slice(0, shown.newest);
  const { offers, position } = await readListedOffers(
    db,
    newest.map(({ id }) => id),
    at,
  );
  const { frame, ...framed } = await composeFrame(
    db,
    locale,
    (other) => pathOf('careers', other),
    at,
  );
  const landing: CareersLanding = {
    locale,
    path,
    offers: pathOf('rh_offers', locale),
    total: found.total,
    countries: found.countries,
    places: await busiestPlaces(db, index, found, {
      ...context,
      hrefOf: (city) => listOf('city', city, context),
    }),
    domains: toEntries('domain', found, context).slice(0, shown.domains),
    contracts: toEntries('contract', found, context).slice(0, shown.contracts),
    newest: toListedOffers(newest, offers, { words, locale }),
    pages: [],
    people: [],
    news: news.entries,
    isSearchUnavailable: found.isSearchUnavailable,
  };
  const ofOffers = { position: found.position, tags: [offersTag] };
  const around = combineReads([named, ofOffers, { position, tags: [] }, news, framed]);
  return { kind: 'screen', screen: { screen: 'careers', frame, landing }, ...around };
};

type Context = OfferDisplayNames & { readonly at: RoutedAddress['at'] };

/** The facets of a group with the most offers, and the list of each. */
function toEntries(
  group: OfferGroup,
  { counts }: Finding,
  { words, locale }: OfferDisplayNames,
): readonly CareersEntry[] {
  return Object.keys(counts[group])
    .toSorted(byFrequency(counts[group]))
    .flatMap((id) => {
      if (words.dictionaries[locale].slugOf({ group, id }) === undefined) return [];
      const href = listOf(group, id, { words, locale });
      const results = counts[group][id] ?? 0;
      return [{ name: words.nameOf({ group, id }, locale), href, results }];
    });
}

/** Returns the address of the list of the offers with a facet. */
function listOf(group: OfferGroup, id: string, { words, locale }: OfferDisplayNames): string {
  const state = toListState<OfferGroup>({ facets: { [group]: [id] } }, offerGroups);
  return offersAddress({ words, locale, campaign: undefined })(state);
}

/** The newest careers news, with their pictures. */
async function newsOfCareers(db: Queryable, { locale, at }: Context) {
  const filter = {
    kind: 'news',
    locale,
    fields: { category: ['careers'] },
    page: 1,
    pageSize: shown.news,
  } as const;
  const found = await readShared(db, at, `news of careers ${locale}`, () =>
    listEntries(db, filter, at),
  );
  const ids = found.entries.flatMap(({ details }) => details.imageId ?? []);
  const { images, ...pictured } = await readSharedImages(db, ids, at, found.position);
  const entries = found.entries.map((entry) => ({
    ...entry,
    image: findPicture(entry.details, { images, locale }),
  }));
  return { entries, ...combineReads([found, pictured]) };
}
