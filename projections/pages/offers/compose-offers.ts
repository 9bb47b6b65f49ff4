import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { type OffersState, offersList } from '@parvis/contracts/careers/offers-list.ts';
import type { OffersCampaign } from '@parvis/contracts/site/filters/campaign.ts';
import type { FilterList } from '@parvis/contracts/site/filters/filter-lists.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { readListAddress } from '@parvis/contracts/site/filters/read-list-address.ts';
import { writeListAddress } from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { feedItems } from '@parvis/contracts/site-settings/settings.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { earliest } from '../../revisioned/earliest.ts';
import { composeFrame } from '../compose-frame.ts';
import { composePage } from '../compose-page.ts';
import { readSearchWords, type SearchWords } from '../read-search-words.ts';
import { readShared, type SharedRead } from '../read-shared.ts';
import { readSite } from '../read-site.ts';
import type { ComposedAddress, RoutedAddress } from '../route-composer.ts';
import { missedSearch } from '../search/missed-search.ts';
import { busiestPlaces } from './busiest-places.ts';
import { chosenFilters } from './chosen-filters.ts';
import { countWithout, findAround } from './find-around.ts';
import { type Finding, findOffers, readKeywords } from './find-offers.ts';
import { findOffersCampaign, withFixedOfferFilters } from './offers-campaign.ts';
import { offerFiltersIn, supportedOffersState, toOfferQuery } from './offers-state.ts';
import { type SoughtPlaces, soughtIn } from './places-sought.ts';
import { offersAddress, showOffers } from './show-offers.ts';
import { toListedOffers } from './to-listed-offer.ts';
import { withTypedFilters } from './typed-filters.ts';

/**
 * Composes the response for a careers address, searching the index of the offers open at that time.
 */
export type ComposeWithOffers = (
  db: Queryable,
  index: OfferIndex,
  request: RoutedAddress,
) => Promise<ComposedAddress>;

/**
 * Composes the list of open offers, as a page or, with `json=1`, as data. As in every list, an
 * unknown filter in the path means “not found”, and any other spelling of a page's address
 * redirects.
 */
export const composeOffers: ComposeWithOffers = async (db, index, request) => {
  const query = new URLSearchParams(request.query);
  const as = query.get('json') === '1' ? 'data' : 'page';
  const { words, address, state, campaign, ...named } = await readRequest(db, offersList, request);
  if (state === undefined) return missing(db, request, as, named);
  const isMap = as === 'page' && query.get('view') === 'map';
  const { list, ...read } = await composeOfferList(db, index, {
    ...request.match,
    at: request.at,
    state: isMap ? { ...state, page: 1 } : state,
    words,
    campaign,
    isMap,
  });
  const around = combineReads([named, read]);
  const canonical = isMap ? list.mapHref : list.address;
  if (as === 'page' && canonical !== address)
    return { kind: 'moved', to: canonical, status: 308, ...around };
  if (list.state.page > list.pages) return missing(db, request, as, around);
  const { at, match } = request;
  const missed = await missedOffers(index, list);
  if (as === 'data') {
    const { site, ...ofSite } = await readSite(db, match.locale, at);
    const screen = { screen: 'offers-data', list, site } as const;
    return { kind: 'screen', screen, ...combineReads([around, ofSite]), keepLater: true, missed };
  }
  const firstPage = { ...withoutCampaign(list.state), page: 1 };
  const pathIn = (locale: Locale) =>
    writeListAddress(offersList, locale, words.dictionaries[locale], firstPage);
  const { frame, ...framed } = await composeFrame(db, match.locale, pathIn, at);
  return {
    kind: 'screen',
    screen: { screen: 'offers', frame, list },
    ...combineReads([around, framed]),
    ...((isMap || offerFiltersIn(list.state) > 0) && { keepLater: true }),
    missed,
  };
};

/** The search, when its words find no offer even without the other filters. */
async function missedOffers(index: OfferIndex, { locale, state, ...list }: OffersList) {
  const { keywords } = state;
  if (keywords === '' || list.total > 0 || list.isSearchUnavailable) return undefined;
  const isFiltered = offerFiltersIn(state) > 1;
  const unfiltered = toListState<OfferGroup>({ keywords }, offerGroups);
  const total = isFiltered
    ? (await index.search({ ...toOfferQuery(unfiltered, locale), limit: 0, counted: [] })).total
    : 0;
  return total === 0 ? missedSearch('offers', locale, keywords) : undefined;
}

/** The feed of the offers takes the filters of their list, at its own address. */
const offersFeed: FilterList<OfferGroup> = {
  ...offersList,
  route: 'rh_offers_rss',
  filteredRoute: 'rh_offers_rss',
  slots: [],
};

/** Composes the newest offers for feed readers, filtered as the list would be, at one address. */
export const composeOffersFeed: ComposeWithOffers = async (db, index, request) => {
  const { words, address, state, campaign, ...named } = await readRequest(db, offersFeed, request);
  if (state === undefined) return missing(db, request, 'page', named);
  const newest = toListState({ ...state, page: 1, sort: 'date' }, offerGroups);
  const { site, ...ofSite } = await readSite(db, request.match.locale, request.at);
  const { list, ...read } = await composeOfferList(db, index, {
    ...request.match,
    at: request.at,
    state: newest,
    words,
    campaign,
    limit: site?.feeds.offers.items ?? feedItems.offers,
  });
  const around = combineReads([named, read, ofSite]);
  if (list.feed !== address) return { kind: 'moved', to: list.feed, status: 308, ...around };
  const screen = { screen: 'offers-feed', list, address, site } as const;
  return { kind: 'screen', screen, ...around, keepLater: true };
};

/** Reads the names of facets, which every careers page shows, and what keywords are read with. */
export function wordsOfOffers(db: Queryable, at: RoutedAddress['at']) {
  return readShared(db, at, 'offer-words', () => readSearchWords(db, at));
}

/** The earliest of several reads, with the tags of all. */
export function combineReads(reads: readonly SharedRead[]): SharedRead {
  return {
    position: earliest(reads.map(({ position }) => position)),
    tags: [...new Set(reads.flatMap(({ tags }) => tags))],
  };
}

/** Parses the state that an address requests: undefined when the path has an unknown filter. */
async function readRequest(
  db: Queryable,
  addresses: FilterList<OfferGroup>,
  { path, query, at, match: { locale } }: RoutedAddress,
) {
  const { words, ...named } = await wordsOfOffers(db, at);
  const address = query ? `${path}?${query}` : path;
  const reading = readListAddress(addresses, locale, words.dictionaries[locale], address);
  if (reading === undefined || reading.unknown.path.length > 0)
    return { words, address, state: undefined, campaign: undefined, ...named };
  const requested = supportedOffersState(reading.state);
  const found = requested.campaign
    ? await findOffersCampaign(db, requested.campaign, { locale, at })
    : undefined;
  const campaign = found?.campaign;
  const state = withFixedOfferFilters(requested, campaign);
  return { words, address, state, campaign, ...(found ? combineReads([named, found]) : named) };
}

/** The list of offers to show, and the number of offers. */
interface OffersRequest {
  readonly locale: Locale;
  readonly at: RoutedAddress['at'];
  readonly state: OffersState;
  readonly words: SearchWords;
  readonly campaign: OffersCampaign | undefined;
  /** Offers to show, if not a full page of the list. */
  readonly limit?: number;
  /** Whether it is shown as a map of its places. */
  readonly isMap?: boolean;
}

/** Reads a page of the list, without a page frame. @throws ReadModelNotServed */
export async function composeOfferList(
  db: Queryable,
  index: OfferIndex,
  { locale, at, state, words, campaign, limit, isMap = false }: OffersRequest,
): Promise<{ readonly list: OffersList } & SharedRead> {
  const context = { locale, words };
  const found = await findOffers(db, index, state, { ...context, campaign, limit });
  const { typed, keywords } = found;
  const chosen = withTypedFilters(chosenFilters(state, words, locale, campaign), {
    ...context,
    state,
    typed,
    keywords,
  });
  const search = { state, found, locale, at, reading: readKeywords(state, words, campaign) };
  const active = found.total > 0 ? chosen : await countWithout(index, search, chosen);
  const around = await findAround(db, index, { ...search, active });
  const hits = [...found.hits, ...found.most, ...around.similar, ...around.nearby];
  const ids = [...new Set(hits.map(({ id }) => id))];
  const { offers, position } = await readListedOffers(db, ids, at);
  const sought = soughtIn(state, typed);
  const shown = (of: Finding['hits'], first?: SoughtPlaces) =>
    toListedOffers(of, offers, context, first);
  const addressOf = offersAddress({ ...context, campaign });
  const hrefOf = (city: string) =>
    addressOf({ ...state, page: 1, facets: { ...state.facets, city: [city] } });
  const list = showOffers({
    ...context,
    campaign,
    state,
    found,
    active,
    entries: shown(found.hits, sought),
    most: shown(found.most, sought),
    areNewest: around.areNewest,
    similar: shown(around.similar),
    nearby: shown(around.nearby),
    map: isMap ? await busiestPlaces(db, index, found, { ...context, at, hrefOf }) : undefined,
  });
  return { list, position: earliest([found.position, position]), tags: [offersTag] };
}

/**
 * The response for a list that does not exist: “not found”, valid until the names of facets change.
 */
async function missing(
  db: Queryable,
  { path, at }: Pick<RoutedAddress, 'path' | 'at'>,
  as: 'page' | 'data',
  around: SharedRead,
): Promise<ComposedAddress> {
  if (as === 'data')
    return { kind: 'screen', screen: { screen: 'failed-answer' }, ...around, keepLater: true };
  const composed = await composePage(db, path, at);
  return { ...composed, tags: [...composed.tags, ...around.tags] };
}

/** The same list without its campaign, which exists in one language only. */
function withoutCampaign(state: OffersState): OffersState {
  const { campaign: _, ...others } = state;
  return others;
}
