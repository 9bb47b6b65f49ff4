import { add, type BitSet, emptySet } from '../sets/bit-set.ts';
import { compacted, withCapacity } from '../sets/grow.ts';
import { foldReference } from '../words/fold-reference.ts';

/**
 * The references of offers as two hashes of 32 bits each: a search scans them, which takes less
 * than a map of a hundred thousand texts would take memory.
 */
export class ReferenceNumbers {
  #one = new Uint32Array(0);
  #other = new Uint32Array(0);

  set(offer: number, reference: string): void {
    const [one, other] = computeHashes(foldReference(reference));
    this.#one = withCapacity(this.#one, offer + 1);
    this.#other = withCapacity(this.#other, offer + 1);
    this.#one[offer] = one;
    this.#other[offer] = other;
  }

  /** Returns the offers below `size` that have one of these folded references. */
  offersWith(references: readonly string[], size: number): BitSet {
    const set = emptySet(size);
    for (const [one, other] of references.map(computeHashes))
      for (let offer = 0; offer < size; offer += 1)
        if (this.#one[offer] === one && this.#other[offer] === other) add(set, offer);
    return set;
  }

  compact(kept: Uint32Array): void {
    this.#one = compacted(this.#one, kept);
    this.#other = compacted(this.#other, kept);
  }
}

/** FNV-1a, and the same with other constants. */
function computeHashes(text: string): readonly [number, number] {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul((other ^ code) + 0x7f4a7c15, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one >>> 0, other >>> 0];
}
