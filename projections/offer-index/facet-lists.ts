import { withCapacity } from '../sets/grow.ts';

/**
 * In a column of facets, a value from here on is not a facet but a list of them. Most offers have
 * one facet of a group, so a column is one number for each, and lists are kept apart.
 */
export const firstList = 0x8000_0000;

/** The facets of offers that have several of one group, in one array: each list after its length. */
export class FacetLists {
  #numbers = new Uint32Array(0);
  #length = 0;

  /** Appends a list. @returns its value in the column */
  append(facets: ArrayLike<number>): number {
    const start = this.#length;
    this.#length += facets.length + 1;
    this.#numbers = withCapacity(this.#numbers, this.#length);
    this.#numbers[start] = facets.length;
    this.#numbers.set(facets, start + 1);
    return firstList + start;
  }

  /** Adds a number to the count of each facet of a list. */
  addTo(counts: Uint32Array, list: number, change: number): void {
    const start = list - firstList;
    const end = start + (this.#numbers[start] ?? 0);
    for (let at = start + 1; at <= end; at += 1) {
      const facet = this.#numbers[at] ?? 0;
      counts[facet] = (counts[facet] ?? 0) + change;
    }
  }

  /** Returns whether a list contains a facet. */
  has(list: number, facet: number): boolean {
    const start = list - firstList;
    const end = start + (this.#numbers[start] ?? 0);
    for (let at = start + 1; at <= end; at += 1) if (this.#numbers[at] === facet) return true;
    return false;
  }

  /** Drops the lists that a column no longer has, and sets its values to their new places. */
  compact(column: Uint32Array): void {
    const former = this.#numbers;
    this.#numbers = new Uint32Array(0);
    this.#length = 0;
    for (let offer = 0; offer < column.length; offer += 1) {
      const value = column[offer] ?? 0;
      if (value < firstList) continue;
      const start = value - firstList;
      column[offer] = this.append(former.subarray(start + 1, start + 1 + (former[start] ?? 0)));
    }
  }
}
