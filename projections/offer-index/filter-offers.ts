import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { addAll, type BitSet, emptySet, intersect } from '../sets/bit-set.ts';
import type { FacetColumns } from './facet-columns.ts';
import type { Places } from './places.ts';

/** The sources in which conditions are looked up. */
export interface ConditionSources {
  readonly facets: FacetColumns;
  readonly places: Places;
  readonly writtenIn: Readonly<Record<Locale, BitSet>>;
  /** By group: the offers in whose titles a facet of the query is named. */
  readonly titled: ReadonlyMap<OfferGroup, BitSet>;
}

/**
 * The offers that meet all conditions, and for each filtered group, those that meet all conditions
 * but its own.
 */
export interface FilteredOffers {
  readonly found: BitSet;
  readonly ignoring: ReadonlyMap<OfferGroup, BitSet>;
}

/** Applies the conditions of a query to the offers that have its words. */
export function filterOffers(
  { facets, places, writtenIn, titled }: ConditionSources,
  query: OfferQuery,
  withWords: BitSet,
): FilteredOffers {
  const size = withWords.length * 32;
  const common = withWords.slice();
  if (query.near !== undefined) intersect(common, places.within(query.near, size));
  if (query.writtenIn !== undefined) intersect(common, writtenIn[query.writtenIn]);
  if (query.outside !== undefined)
    intersect(common, facets.of.country.carryingOther(query.outside.toLowerCase(), size));
  const filters = offerGroups.flatMap((group) => {
    const ids = query.facets[group] ?? [];
    if (ids.length === 0) return [];
    const carrying = facets.of[group].carrying(ids, size);
    addAll(carrying, titled.get(group) ?? emptySet(0));
    return [{ group, carrying }];
  });
  const meeting = (ignored?: OfferGroup) => {
    const set = common.slice();
    for (const { group, carrying } of filters) if (group !== ignored) intersect(set, carrying);
    return set;
  };
  return {
    found: meeting(),
    ignoring: new Map(filters.map(({ group }) => [group, meeting(group)])),
  };
}
