/** Texts made lately, by what they were made of; bounded by characters, the one unused longest goes first. */
export class RecentTexts {
  readonly #texts = new Map<string, string>();
  readonly #most: number;
  #characters = 0;

  /** @param most characters, keys included */
  constructor(most: number) {
    this.#most = most;
  }

  /** The text of a key; made unless it was lately. @param make gives the same text for the same key */
  get(key: string, make: () => string): string {
    const known = this.#texts.get(key);
    if (known !== undefined) {
      this.#texts.delete(key);
      this.#texts.set(key, known);
      return known;
    }
    const made = inOnePiece(make());
    this.#texts.set(key, made);
    this.#characters += key.length + made.length;
    this.#forget();
    return made;
  }

  #forget(): void {
    for (const [key, text] of this.#texts) {
      if (this.#characters <= this.#most) return;
      this.#texts.delete(key);
      this.#characters -= key.length + text.length;
    }
  }
}

/**
 * The same text. What was appended to again and again is a tree of its pieces, which takes ten times the
 * memory of a text, until V8 is requested a character.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}
