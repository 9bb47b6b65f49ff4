import { type OfferGroup, offerGroups, perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { FacetCounts } from '@parvis/contracts/careers/offer-index.ts';

/**
 * The number of offers with each facet, as numbers: for each group, in the groups' order, the
 * number of facets, then each facet's number and its count. This form is passed between threads
 * without thousands of ids.
 */
export type PackedCounts = Uint32Array;

/** The ids of each group's facets by number. */
export type FacetIds = Readonly<Record<OfferGroup, readonly string[]>>;

/** @param counts of a group, by the facet's number; zeros, and the first, are omitted */
export function packCounts(counts: Readonly<Record<OfferGroup, Uint32Array>>): PackedCounts {
  const sizes = perGroup((group) => numberOfFacets(counts[group]));
  const packed = new Uint32Array(
    offerGroups.reduce((length, group) => length + 1 + 2 * sizes[group], 0),
  );
  let at = 0;
  for (const group of offerGroups) {
    const ofGroup = counts[group];
    packed[at] = sizes[group];
    at += 1;
    for (let facet = 1; facet < ofGroup.length; facet += 1) {
      const count = ofGroup[facet] ?? 0;
      if (count === 0) continue;
      packed[at] = facet;
      packed[at + 1] = count;
      at += 2;
    }
  }
  return packed;
}

function numberOfFacets(counts: Uint32Array): number {
  let facets = 0;
  for (let facet = 1; facet < counts.length; facet += 1) if (counts[facet] !== 0) facets += 1;
  return facets;
}

/** Composes the counts by id. */
export function composeCounts(packed: PackedCounts, ids: FacetIds): FacetCounts {
  let at = 0;
  return perGroup((group) => {
    const counts: Record<string, number> = {};
    const end = at + 1 + (packed[at] ?? 0) * 2;
    for (at += 1; at < end; at += 2)
      counts[ids[group][packed[at] ?? 0] ?? ''] = packed[at + 1] ?? 0;
    return counts;
  });
}
