import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A table whose lines are sorted by their first field, searched in place: it is never parsed whole. */
export class SortedTable {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static async open(folder: string, name: string): Promise<SortedTable> {
    const text = await readFile(join(folder, name), 'latin1');
    return new SortedTable(text.slice(text.indexOf('\n') + 1));
  }

  /** Returns what follows the key in its line; undefined when no line has it. */
  find(key: string): string | undefined {
    let [low, high] = [0, this.#text.length];
    while (low < high) {
      const middle = this.#text.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1;
      const start = Math.max(middle, low);
      const tab = this.#text.indexOf('\t', start);
      const end = this.#text.indexOf('\n', tab);
      const found = this.#text.slice(start, tab);
      if (found === key) return this.#text.slice(tab + 1, end);
      if (found < key) low = end + 1;
      else high = start;
    }
    return undefined;
  }
}
