import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import type { BitSet } from '../sets/bit-set.ts';
import type { MemberList } from '../sets/member-list.ts';
import { SmallestNumbers } from '../sets/smallest-numbers.ts';
import type { DateOrder } from './date-order.ts';
import type { Places } from './places.ts';

/** The keys by which offers are sorted. */
export interface Sorting {
  readonly order: DateOrder;
  readonly places: Places;
  /** The scores of the matches with the keywords, when requested. */
  readonly scores: Float32Array | undefined;
  /** Lists the members of the set to be sorted. */
  readonly members: MemberList;
}

/** Larger than any number of offers: a key's place in the order of dates is always lower. */
const places = 2 ** 24;
const metresPerKm = 1_000;
/** Scores that differ by less are equal, and the newer offer comes first. */
const scoreSteps = 4_096;

/** Returns a slice of a set of offers, sorted as the query requests; ties by date, newest first. */
export function takePage(
  sorting: Sorting,
  { sort, near, offset, limit }: OfferQuery,
  set: BitSet,
  size: number,
): readonly number[] {
  const { order, scores, members } = sorting;
  if (sort === 'distance' && near !== undefined) {
    const distanceKm = sorting.places.distancesKm(near);
    const metres = (offer: number) => Math.round(distanceKm(offer) * metresPerKm);
    return takeFirst(order, members.of(set, size), metres, { offset, limit });
  }
  if (sort === 'relevance' && scores !== undefined) {
    const badness = (offer: number) => -Math.round((scores[offer] ?? 0) * scoreSteps);
    return takeFirst(order, members.of(set, size), badness, { offset, limit });
  }
  return order.page(set, size, offset, limit);
}

/** Returns a slice of offers, sorted by an integer; ties by date, newest first. */
export function takeFirst(
  order: DateOrder,
  members: Uint32Array,
  keyOf: (offer: number) => number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly number[] {
  if (offset >= members.length) return [];
  const ranks = order.ranks();
  const first = new SmallestNumbers(Math.min(members.length, offset + limit));
  for (let at = 0; at < members.length; at += 1) {
    const offer = members[at] ?? 0;
    first.add(keyOf(offer) * places + (ranks[offer] ?? 0));
  }
  const wanted = first.ascending().subarray(offset);
  return Array.from(wanted, (key) => order.at(((key % places) + places) % places));
}
