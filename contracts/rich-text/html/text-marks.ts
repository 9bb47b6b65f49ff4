import type { Mark } from '../document.ts';

const opposites: ReadonlyMap<Mark['type'], Mark['type']> = new Map([
  ['superscript', 'subscript'],
  ['subscript', 'superscript'],
]);

/** The marks of the text that follows, each type once; a list of them never changes. */
export class TextMarks {
  #all: readonly Mark[] = [];

  /** In the order in which they were added. */
  get all(): readonly Mark[] {
    return this.#all;
  }

  /** Returns to marks that were `all` before. */
  restore(marks: readonly Mark[]): void {
    this.#all = marks;
  }

  /** Adds a mark, unless there is one of its type. */
  add(mark: Mark): void {
    const opposite = opposites.get(mark.type);
    if (opposite !== undefined) this.remove(opposite);
    if (!this.#all.some(({ type }) => type === mark.type)) this.#all = [...this.#all, mark];
  }

  /** Adds a mark in the place of the one of its type. */
  replace(mark: Mark): void {
    this.add(mark);
    this.#all = this.#all.map((one) => (one.type === mark.type ? mark : one));
  }

  remove(type: Mark['type']): void {
    this.#all = this.#all.filter((mark) => mark.type !== type);
  }
}
