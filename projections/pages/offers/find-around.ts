import { offerGroups, placeGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { FoundOffers, OfferHit, OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { OffersState } from '@parvis/contracts/careers/offers-list.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { listStateOf } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import type { Finding } from './find-offers.ts';
import { queryOf } from './offers-state.ts';

/** With fewer results than this, similar offers are shown too. */
const fewResults = 10;
const shownAround = 4;
const nearbyKm = 50;

interface Search {
  readonly state: OffersState;
  readonly found: Finding;
  readonly locale: Locale;
  readonly at: Position | undefined;
}

/**
 * Offers beyond the results of a search that has few: those similar to the first result, and those
 * nearby.
 */
export interface OffersAround {
  readonly similar: readonly OfferHit[];
  readonly nearby: readonly OfferHit[];
}

/** Finds offers similar to and near the results of a search with few results. */
export async function findAround(
  db: Queryable,
  index: OfferIndex,
  search: Search,
): Promise<OffersAround> {
  const { state, found } = search;
  const isFiltered = found.total < fewResults && state.page === 1 && !found.isSearchUnavailable;
  const [first] = found.hits;
  if (!isFiltered || first === undefined) return { similar: [], nearby: [] };
  const shown = new Set(found.hits.map(({ id }) => id));
  try {
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
    };
  } catch (cause) {
    if (!(cause instanceof OfferIndexUnavailable)) throw cause;
    return { similar: [], nearby: [] };
  }
}

/** The same search around the place of its first result, where a place was chosen. */
async function findNearby(
  db: Queryable,
  index: OfferIndex,
  { state, found, locale, at }: Search,
  first: OfferHit,
): Promise<readonly OfferHit[]> {
  const hasPlace = placeGroups.some((group) => state.facets[group] !== undefined);
  if (!hasPlace || state.near) return [];
  const { offers } = await readListedOffers(db, [first.id], at);
  const { latitude, longitude } = offers.get(first.id)?.place ?? {};
  if (latitude === undefined || longitude === undefined) return [];
  const facets = Object.fromEntries(
    Object.entries(state.facets).filter(([group]) => !isPlace(group)),
  );
  const near = { latitude, longitude, radiusKm: nearbyKm };
  const around = listStateOf({ ...state, facets, near, sort: 'distance', page: 1 }, offerGroups);
  const { hits } = await index.search({
    ...queryOf(around, locale),
    limit: found.hits.length + shownAround,
  });
  return hits;
}

function isPlace(group: string): boolean {
  const places: readonly string[] = placeGroups;
  return places.includes(group);
}

/** The number of offers that would be found without each filter. */
export async function countWithout(
  index: OfferIndex,
  { isSearchUnavailable }: Pick<FoundOffers, 'total'> & { readonly isSearchUnavailable: boolean },
  chosen: readonly ChosenFilter[],
  locale: Locale,
): Promise<readonly (ChosenFilter & { readonly resultsWithout?: number })[]> {
  if (isSearchUnavailable) return chosen;
  return Promise.all(
    chosen.slice(0, mostCounted).map(async (filter) => {
      const { total } = await index.search({ ...queryOf(filter.rest, locale), limit: 0 });
      return { ...filter, resultsWithout: total };
    }),
  ).then((counted) => [...counted, ...chosen.slice(mostCounted)]);
}

/** The maximum number of counts: each costs a search. */
const mostCounted = 8;
