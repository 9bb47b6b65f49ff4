import type { OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, offerGroups, perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { add, addAll, type BitSet, difference, emptySet, sizeOf } from '../sets/bit-set.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import { MemberList } from '../sets/member-list.ts';
import { FacetLists, firstList } from './facet-lists.ts';

/** The value of an offer without a facet of the group. */
const none = 0;
/** The number of facets of a group whose offers are cached as a set. */
const keptSets = 16;

/** The facets of one group that each offer has, by number. */
export class FacetColumn {
  /** The facets' ids by number; the first means none. */
  readonly ids: string[] = [''];
  readonly #numbers = new Map<string, number>();
  #facets = new Uint32Array(0);
  readonly #lists = new FacetLists();
  #totals = new Uint32Array(0);
  #count = 0;
  /** The offers of the recently requested facets, up to a size. */
  readonly #sets = new Map<number, { readonly set: BitSet; readonly size: number }>();

  /** @param ids without duplicates */
  set(offer: number, ids: readonly string[]): void {
    const facets = ids.map((id) => this.#numberOf(id));
    this.#facets = withCapacity(this.#facets, offer + 1);
    this.#facets[offer] = facets.length > 1 ? this.#lists.append(facets) : (facets[0] ?? none);
    this.#count = offer + 1;
    this.#addToTotals(offer, 1);
  }

  /** Removes the offer from the counts. */
  discount(offer: number): void {
    this.#addToTotals(offer, -1);
  }

  /** Adds a weight to each of these offers that has any of the facets, once. */
  addWeights(
    ids: readonly string[],
    weight: number,
    offers: Uint32Array,
    weights: Float32Array,
  ): void {
    const wanted = this.#known(ids);
    for (let at = 0; at < offers.length; at += 1) {
      const offer = offers[at] ?? 0;
      if (wanted.some((facet) => this.#has(offer, facet)))
        weights[offer] = (weights[offer] ?? 0) + weight;
    }
  }

  /** Returns whether an offer has any of these facets. */
  hasAny(offer: number, ids: readonly string[]): boolean {
    return this.#known(ids).some((facet) => this.#has(offer, facet));
  }

  /** Returns the offers below `size` that have one of these facets. */
  carrying(ids: readonly string[], size: number): BitSet {
    const set = emptySet(size);
    for (const facet of this.#known(ids)) addAll(set, this.#setOf(facet, size));
    return set;
  }

  /** Returns the offers below `size` with any facet other than this: one of several suffices. */
  carryingOther(id: string, size: number): BitSet {
    const own = this.#numbers.get(id) ?? none;
    const set = emptySet(size);
    for (let offer = 0; offer < size; offer += 1) {
      const facet = this.#facets[offer] ?? none;
      if (facet !== none && facet !== own) add(set, offer);
    }
    return set;
  }

  /** Returns the number of all offers with each facet, by number. */
  totals(): Uint32Array {
    return this.#totals.slice(0, this.ids.length);
  }

  /** Returns the number of these offers with each facet, by number. */
  countsOf(offers: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.ids.length);
    const facets = this.#facets;
    for (let at = 0; at < offers.length; at += 1) {
      const facet = facets[offers[at] ?? 0] ?? none;
      if (facet >= firstList) this.#lists.addTo(counts, facet, 1);
      else counts[facet] = (counts[facet] ?? 0) + 1;
    }
    return counts;
  }

  compact(kept: Uint32Array): void {
    this.#facets = compacted(this.#facets, kept);
    this.#lists.compact(this.#facets);
    this.#count = kept.length;
    this.#sets.clear();
  }

  /**
   * Returns the offers below `size` that have a facet: cached, because an offer's facets never
   * change.
   */
  #setOf(facet: number, size: number): BitSet {
    const former = this.#sets.get(facet) ?? { set: emptySet(0), size: 0 };
    const set = withCapacity(former.set, Math.ceil(size / 32));
    for (let offer = former.size; offer < size; offer += 1)
      if (this.#has(offer, facet)) add(set, offer);
    this.#sets.delete(facet);
    this.#sets.set(facet, { set, size: Math.min(size, this.#count) });
    const [oldest] = this.#sets.keys();
    if (this.#sets.size > keptSets && oldest !== undefined) this.#sets.delete(oldest);
    return set;
  }

  #addToTotals(offer: number, change: number): void {
    const facet = this.#facets[offer] ?? none;
    if (facet >= firstList) this.#lists.addTo(this.#totals, facet, change);
    else this.#totals[facet] = (this.#totals[facet] ?? 0) + change;
  }

  #has(offer: number, facet: number): boolean {
    const own = this.#facets[offer] ?? none;
    return own === facet || (own >= firstList && this.#lists.has(own, facet));
  }

  #known(ids: readonly string[]): readonly number[] {
    return ids.flatMap((id) => this.#numbers.get(id) ?? []);
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const facet = this.ids.push(id) - 1;
    this.#numbers.set(id, facet);
    this.#totals = withCapacity(this.#totals, facet + 1);
    return facet;
  }
}

/** The facets of offers, a column for each group. */
export class FacetColumns {
  readonly of: Readonly<Record<OfferGroup, FacetColumn>> = perGroup(() => new FacetColumn());

  set(at: number, facets: readonly OfferFacet[]): void {
    for (const group of offerGroups) {
      const ofGroup = facets.filter((one) => one.group === group);
      this.of[group].set(
        at,
        ofGroup.map(({ id }) => id),
      );
    }
  }

  discount(at: number): void {
    for (const group of offerGroups) this.of[group].discount(at);
  }

  compact(kept: Uint32Array): void {
    for (const group of offerGroups) this.of[group].compact(kept);
  }
}

/** Counts the facets of one set of offers at a time. */
export class FacetCounter {
  readonly #members = new MemberList();

  /**
   * Counts the cheaper way: over the set's members, or over the missing ones.
   * @returns the size of the set, and the count of a group's facets, until the next call
   */
  of(set: BitSet, live: BitSet, liveCount: number) {
    const size = sizeOf(set);
    const isMost = size > liveCount / 2;
    const counted = isMost
      ? this.#members.of(difference(live, set), liveCount - size)
      : this.#members.of(set, size);
    const count = (column: FacetColumn): Uint32Array => {
      const counts = column.countsOf(counted);
      if (!isMost) return counts;
      const totals = column.totals();
      for (let facet = 0; facet < totals.length; facet += 1)
        totals[facet] = (totals[facet] ?? 0) - (counts[facet] ?? 0);
      return totals;
    };
    return { size, count };
  }
}
