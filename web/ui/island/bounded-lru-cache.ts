/** An LRU cache of strings or buffers, bounded by their total length, keys included. */
export class BoundedLruCache<Made extends { readonly length: number }> {
  readonly #kept = new Map<string, Made>();
  readonly #most: number;
  #length = 0;

  /** @param most the maximum number of characters or bytes, keys included */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Returns the cached value of a key, or else the result of `make`, which must depend on the key
   * alone.
   */
  get(key: string, make: () => Made): Made {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const made = make();
    this.#kept.set(key, made);
    this.#length += key.length + made.length;
    this.#forget();
    return made;
  }

  #forget(): void {
    for (const [key, made] of this.#kept) {
      if (this.#length <= this.#most) return;
      this.#kept.delete(key);
      this.#length -= key.length + made.length;
    }
  }
}

/**
 * Returns the same text in contiguous memory. V8 stores a string built by concatenation as a tree
 * of its pieces, which takes ten times the memory, until one of its characters is read.
 */
export function flattenText(text: string): string {
  text.charCodeAt(0);
  return text;
}
