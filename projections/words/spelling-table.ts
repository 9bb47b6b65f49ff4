/**
 * The numbers of an entry: two hashes of the spelling, its length, and the word's number plus 1.
 */
const stride = 4;
const firstSize = 1 << 12;
const maxEntries = 1 << 18;

/**
 * The words' numbers by their spelling in a text, looked up in place: creating a string for each
 * word of each offer would take most of the indexing time. Spellings are distinguished by 64 bits
 * and their length; a collision would take billions of them. Clears itself when it is full.
 */
export class SpellingTable {
  #entries: Uint32Array = new Uint32Array(firstSize * stride);
  #size = firstSize;
  #count = 0;

  /** Returns the number of the word from `start` to `end`; `make` is called for a new spelling. */
  find(text: string, start: number, end: number, make: (written: string) => number): number {
    let one = 0x811c9dc5;
    let other = 0x9e3779b9;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul((other ^ code) + 0x7f4a7c15, 0x85ebca6b);
      other ^= other >>> 13;
    }
    one >>>= 0;
    other >>>= 0;
    const place = placeIn(this.#entries, this.#size, one, other, end - start);
    const known = this.#entries[place + 3] ?? 0;
    if (known > 0) return known - 1;
    const number = make(text.slice(start, end));
    this.#keep([one, other, end - start, number + 1]);
    return number;
  }

  #keep(entry: readonly number[]): void {
    if (this.#count === maxEntries) {
      this.#entries.fill(0);
      this.#count = 0;
    } else if (this.#count * 2 > this.#size) this.#grow();
    const [one = 0, other = 0, length = 0] = entry;
    this.#entries.set(entry, placeIn(this.#entries, this.#size, one, other, length));
    this.#count += 1;
  }

  #grow(): void {
    const former = this.#entries;
    this.#size *= 2;
    const entries = new Uint32Array(this.#size * stride);
    for (let at = 0; at < former.length; at += stride) {
      const entry = former.subarray(at, at + stride);
      const [one = 0, other = 0, length = 0, number = 0] = entry;
      if (number > 0) entries.set(entry, placeIn(entries, this.#size, one, other, length));
    }
    this.#entries = entries;
  }
}

/**
 * Returns the place of the entry, or where it would be.
 * @param size how many entries there is room for, a power of 2
 */
function placeIn(
  entries: Uint32Array,
  size: number,
  one: number,
  other: number,
  length: number,
): number {
  for (let slot = one & (size - 1); ; slot = (slot + 1) & (size - 1)) {
    const at = slot * stride;
    if ((entries[at + 3] ?? 0) === 0) return at;
    if (entries[at] === one && entries[at + 1] === other && entries[at + 2] === length) return at;
  }
}
