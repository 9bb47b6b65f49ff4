/** Replaces names that only have to be the same wherever they occur in a document. */
export class NewNames {
  readonly #byName = new Map<string, string>();

  /** Returns the new name of a thing: a word and a number. */
  of(word: string, name: string): string {
    const key = `${word} ${name}`;
    const known = this.#byName.get(key);
    if (known !== undefined) return known;
    const made = `${word}${this.#byName.size + 1}`;
    this.#byName.set(key, made);
    return made;
  }
}
