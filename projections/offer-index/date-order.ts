import { type BitSet, has, membersOf } from '../sets/bit-set.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import { mergeSorted } from '../sets/merge-sorted.ts';

/**
 * A set this much smaller than the number of all offers is sorted; for a larger set, all offers are
 * scanned in order.
 */
const smallShare = 1 / 32;

/** Offers from the newest to the oldest; those of the same instant by id. */
export class DateOrder {
  readonly #idOf: (offer: number) => string;
  #published = new Float64Array(0);
  #count = 0;
  #ordered: Uint32Array = new Uint32Array(0);
  #ranks = new Uint32Array(0);

  constructor(idOf: (offer: number) => string) {
    this.#idOf = idOf;
  }

  /** Appends an offer, whose number is the next. @param publishedAt ISO 8601 */
  append(offer: number, publishedAt: string): void {
    this.#published = withCapacity(this.#published, offer + 1);
    this.#published[offer] = Date.parse(publishedAt);
    this.#count = offer + 1;
  }

  /** Returns the place of each offer, by its number. */
  ranks(): Uint32Array {
    this.#sortIn();
    return this.#ranks;
  }

  /** Returns the offer at a place. */
  at(rank: number): number {
    return this.#ordered[rank] ?? 0;
  }

  /** Returns a slice of a set of `size` offers, in order. */
  page(set: BitSet, size: number, offset: number, limit: number): number[] {
    if (offset >= size) return [];
    this.#sortIn();
    if (size < this.#count * smallShare) {
      const ranks = membersOf(set, size).map((offer) => this.#ranks[offer] ?? 0);
      return Array.from(ranks.sort().subarray(offset, offset + limit), (rank) => this.at(rank));
    }
    const found: number[] = [];
    let passed = 0;
    for (let rank = 0; rank < this.#count && found.length < limit; rank += 1) {
      const offer = this.#ordered[rank] ?? 0;
      if (!has(set, offer)) continue;
      passed += 1;
      if (passed > offset) found.push(offer);
    }
    return found;
  }

  /** @param places the new number of each offer that is kept, by its old one */
  compact(kept: Uint32Array, places: Uint32Array, live: BitSet): void {
    this.#sortIn();
    this.#published = compacted(this.#published, kept);
    this.#ordered = this.#ordered
      .filter((offer) => has(live, offer))
      .map((offer) => places[offer] ?? 0);
    this.#count = kept.length;
    this.#rank();
  }

  #sortIn(): void {
    const known = this.#ordered.length;
    if (known === this.#count) return;
    const fresh = Uint32Array.from({ length: this.#count - known }, (_, at) => known + at);
    this.#ordered = mergeSorted(this.#ordered, fresh, (one, other) => this.#compare(one, other));
    this.#rank();
  }

  #rank(): void {
    this.#ranks = new Uint32Array(this.#count);
    for (let rank = 0; rank < this.#count; rank += 1) this.#ranks[this.#ordered[rank] ?? 0] = rank;
  }

  /** A replaced id occurs twice; the removed entry is never returned. */
  #compare(one: number, other: number): number {
    const age = (this.#published[other] ?? 0) - (this.#published[one] ?? 0);
    if (age !== 0) return age;
    const [id, otherId] = [this.#idOf(one), this.#idOf(other)];
    if (id === otherId) return one - other;
    return id < otherId ? -1 : 1;
  }
}
