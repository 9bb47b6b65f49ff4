import {
  isPlaceGroup,
  type OfferGroup,
  offerGroups,
  placeGroups,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferHit, OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { findWithAll, type KeywordReading } from '../../offer-index/find-by-keywords.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import type { Finding } from './find-offers.ts';
import { toOfferQuery } from './offers-state.ts';
import { placesSought, soughtIn } from './places-sought.ts';

/** With fewer results than this, similar offers are shown too. */
const fewResults = 10;
const shownAround = 4;
const nearbyKm = 50;

interface Search {
  readonly state: OffersState;
  readonly found: Finding;
  readonly locale: Locale;
  readonly at: Position | undefined;
  readonly reading: KeywordReading;
}

type CountedFilter = ChosenFilter & { readonly resultsWithout?: number };

/**
 * Offers beyond the results of a search that has few: those similar to the first result, and those
 * nearby; of a search without any, the newest of the closest search that has some.
 */
export interface OffersAround {
  readonly similar: readonly OfferHit[];
  readonly nearby: readonly OfferHit[];
  readonly areNewest: boolean;
}

const nothing: OffersAround = { similar: [], nearby: [], areNewest: false };

/** Finds offers similar to and near the results of a search with few results. */
export async function findAround(
  db: Queryable,
  index: OfferIndex,
  search: Search & { readonly active: readonly CountedFilter[] },
): Promise<OffersAround> {
  const { state, found } = search;
  const isFiltered = found.total < fewResults && state.page === 1 && !found.isSearchUnavailable;
  if (!isFiltered) return nothing;
  const shown = [...found.hits, ...found.most];
  const [first] = shown;
  try {
    return first === undefined
      ? await findClosest(index, search)
      : await findAlike(db, index, search, shown, first);
  } catch (cause) {
    if (!(cause instanceof OfferIndexUnavailable)) throw cause;
    return nothing;
  }
}

/** Finds offers near the place of the first result, and similar to it. */
async function findAlike(
  db: Queryable,
  index: OfferIndex,
  search: Search,
  hits: readonly OfferHit[],
  first: OfferHit,
): Promise<OffersAround> {
  const shown = new Set(hits.map(({ id }) => id));
  const nearby = await findNearby(db, index, search, first);
  const others = nearby.filter(({ id }) => !shown.has(id)).slice(0, shownAround);
  for (const { id } of others) shown.add(id);
  const similar = await index.similar(first.id, shown.size + shownAround);
  return {
    similar: similar
      .filter(({ id }) => !shown.has(id))
      .slice(0, shownAround)
      .map(({ id }) => ({ id })),
    nearby: others,
    areNewest: false,
  };
}

/** The newest offers without the filter that excludes the fewest, or without any. */
async function findClosest(
  index: OfferIndex,
  { state, locale, reading, active }: Search & { readonly active: readonly CountedFilter[] },
): Promise<OffersAround> {
  const widened = active
    .filter(({ isHeld, resultsWithout = 0 }) => !isHeld && resultsWithout > 0)
    .toSorted((one, other) => (one.resultsWithout ?? 0) - (other.resultsWithout ?? 0));
  const { target } = state;
  const everything = toListState<OfferGroup>({ target }, offerGroups);
  const closest = toOfferQuery(widened[0]?.rest ?? everything, locale);
  const query = { ...closest, limit: shownAround, counted: [] };
  const { found } = await findWithAll(index, query, reading);
  return { similar: found.hits, nearby: [], areNewest: true };
}

/** The same search around the place of its first result, where a place was chosen or typed. */
async function findNearby(
  db: Queryable,
  index: OfferIndex,
  { state, found, locale, at, reading }: Search,
  first: OfferHit,
): Promise<readonly OfferHit[]> {
  const typedPlaces = found.typed.filter(({ group }) => isPlaceGroup(group));
  const hasPlace = placeGroups.some((group) => state.facets[group] !== undefined);
  if (state.near || !(hasPlace || typedPlaces.length > 0)) return [];
  const { offers } = await readListedOffers(db, [first.id], at);
  const offer = offers.get(first.id);
  const { latitude, longitude } =
    (offer && placesSought(offer, soughtIn(state, found.typed))[0]) ?? {};
  if (latitude === undefined || longitude === undefined) return [];
  const facets = Object.fromEntries(
    Object.entries(state.facets).filter(([group]) => !isPlaceGroup(group)),
  );
  const near = { latitude, longitude, radiusKm: nearbyKm };
  const others = found.typed.filter(({ group }) => !isPlaceGroup(group)).map(({ words }) => words);
  const keywords =
    typedPlaces.length === 0 ? state.keywords : [found.keywords, ...others].join(' ');
  const around = toListState(
    { ...state, keywords, facets, near, sort: 'distance', page: 1 },
    offerGroups,
  );
  const limit = found.hits.length + shownAround;
  const query = { ...toOfferQuery(around, locale), limit, counted: [] };
  return (await findWithAll(index, query, reading)).found.hits;
}

/** The number of offers that would be found without each filter. */
export async function countWithout(
  index: OfferIndex,
  { found, locale, reading }: Pick<Search, 'found' | 'locale' | 'reading'>,
  chosen: readonly ChosenFilter[],
): Promise<readonly CountedFilter[]> {
  if (found.isSearchUnavailable) return chosen;
  return Promise.all(
    chosen.slice(0, mostCounted).map(async (filter) => {
      const query = { ...toOfferQuery(filter.rest, locale), limit: 0, counted: [] };
      const { total } = (await findWithAll(index, query, reading)).found;
      return { ...filter, resultsWithout: total };
    }),
  ).then((counted) => [...counted, ...chosen.slice(mostCounted)]);
}

/** The maximum number of counts: each costs a search. */
const mostCounted = 8;
