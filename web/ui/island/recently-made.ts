/** Texts or bytes made lately, by what they were made of; bounded by length, the one unused longest goes first. */
export class RecentlyMade<Made extends { readonly length: number }> {
  readonly #kept = new Map<string, Made>();
  readonly #most: number;
  #length = 0;

  /** @param most characters or bytes, keys included */
  constructor(most: number) {
    this.#most = most;
  }

  /** What has a key; made unless it was lately. @param make gives the same for the same key */
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
 * The same text. What was appended to again and again is a tree of its pieces, which takes ten times the
 * memory of a text, until V8 is requested a character.
 */
export function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}
