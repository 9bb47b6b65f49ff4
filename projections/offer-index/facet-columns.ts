import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { type BitSet, emptySet, membersOf, sizeOf, without } from './sets/bit-set.ts';
import { compacted, withRoom } from './sets/grow.ts';

/** What stands for an offer that has no facet of a group. */
const none = 0;

/** Which facet of one group each offer has, by number. */
export class FacetColumn {
  /** The facets' ids by number; the first is nobody's. */
  readonly ids: string[] = [''];
  readonly #numbers = new Map<string, number>();
  #facets = new Uint32Array(0);
  #totals = new Uint32Array(0);

  set(offer: number, id: string | undefined): void {
    const facet = id === undefined ? none : this.#numberOf(id);
    this.#facets = withRoom(this.#facets, offer + 1);
    this.#facets[offer] = facet;
    this.#totals[facet] = (this.#totals[facet] ?? 0) + 1;
  }

  /** Counts the offer no more. */
  discount(offer: number): void {
    const facet = this.#facets[offer] ?? none;
    this.#totals[facet] = (this.#totals[facet] ?? 0) - 1;
  }

  idOf(offer: number): string | undefined {
    const facet = this.#facets[offer] ?? none;
    return facet === none ? undefined : this.ids[facet];
  }

  /** The offers below `size` that carry one of these facets. */
  carrying(ids: readonly string[], size: number): BitSet {
    const isWanted = new Uint8Array(this.ids.length);
    for (const id of ids) isWanted[this.#numbers.get(id) ?? none] = 1;
    isWanted[none] = 0;
    return this.#where(isWanted, size);
  }

  /** The offers below `size` that carry a facet other than this. */
  carryingOther(id: string, size: number): BitSet {
    const isWanted = new Uint8Array(this.ids.length).fill(1);
    isWanted[this.#numbers.get(id) ?? none] = 0;
    isWanted[none] = 0;
    return this.#where(isWanted, size);
  }

  /** How many of all offers carry each facet, by number. */
  totals(): Uint32Array {
    return this.#totals.slice(0, this.ids.length);
  }

  /** How many of these offers carry each facet, by number. */
  countsOf(offers: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.ids.length);
    const facets = this.#facets;
    for (let at = 0; at < offers.length; at += 1) {
      const facet = facets[offers[at] ?? 0] ?? none;
      counts[facet] = (counts[facet] ?? 0) + 1;
    }
    return counts;
  }

  compact(kept: Uint32Array): void {
    this.#facets = compacted(this.#facets, kept);
  }

  #where(isWanted: Uint8Array, size: number): BitSet {
    const set = emptySet(size);
    const facets = this.#facets;
    for (let offer = 0; offer < size; offer += 1) {
      if (isWanted[facets[offer] ?? none] === 1)
        set[offer >>> 5] = (set[offer >>> 5] ?? 0) | (1 << (offer & 31));
    }
    return set;
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const facet = this.ids.push(id) - 1;
    this.#numbers.set(id, facet);
    this.#totals = withRoom(this.#totals, facet + 1);
    return facet;
  }
}

/** The facets of offers, a column for each group. */
export class FacetColumns {
  readonly of: Readonly<Record<OfferGroup, FacetColumn>> = perGroup(() => new FacetColumn());

  set(at: number, offer: Offer): void {
    const ids = new Map(facetsOfOffer(offer).map(({ group, id }) => [group, id]));
    for (const group of offerGroups) this.of[group].set(at, ids.get(group));
  }

  discount(at: number): void {
    for (const group of offerGroups) this.of[group].discount(at);
  }

  compact(kept: Uint32Array): void {
    for (const group of offerGroups) this.of[group].compact(kept);
  }
}

/** Counts facets of a set of offers, the shorter way: its members, or those that are missing. */
export function counterOf(set: BitSet, live: BitSet, liveCount: number) {
  const size = sizeOf(set);
  const isMost = size > liveCount / 2;
  const counted = isMost ? membersOf(without(live, set), liveCount - size) : membersOf(set, size);
  const count = (column: FacetColumn): Uint32Array => {
    const counts = column.countsOf(counted);
    return isMost ? column.totals().map((total, facet) => total - (counts[facet] ?? 0)) : counts;
  };
  return { size, count };
}

/** A value for each facet group. */
export function perGroup<T>(valueOf: (group: OfferGroup) => T): Readonly<Record<OfferGroup, T>> {
  return {
    contract: valueOf('contract'),
    domain: valueOf('domain'),
    entity: valueOf('entity'),
    continent: valueOf('continent'),
    country: valueOf('country'),
    region: valueOf('region'),
    city: valueOf('city'),
    experience: valueOf('experience'),
    working_time: valueOf('working_time'),
    remote: valueOf('remote'),
  };
}
