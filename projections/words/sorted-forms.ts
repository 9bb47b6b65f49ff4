import { findPlace, mergeSorted } from '../sets/merge-sorted.ts';

/** The number of new words that are scanned one by one before they are merged into the order. */
const fewEnough = 2_048;

/**
 * Words by number, found by their prefix. New words are merged into the order occasionally, many at
 * a time.
 */
export class SortedForms {
  readonly #forms: readonly string[];
  #sorted: Uint32Array = new Uint32Array(0);

  /** @param forms the words by number, to which others are appended */
  constructor(forms: readonly string[]) {
    this.#forms = forms;
  }

  /** Returns the numbers of the words with this prefix. */
  withPrefix(prefix: string): number[] {
    if (this.#forms.length - this.#sorted.length > fewEnough) this.#sortIn();
    const found: number[] = [];
    const first = findPlace(this.#sorted, 0, (form) => this.#formAt(form) < prefix);
    for (let at = first; at < this.#sorted.length; at += 1) {
      const form = this.#sorted[at] ?? 0;
      if (!this.#formAt(form).startsWith(prefix)) break;
      found.push(form);
    }
    for (let form = this.#sorted.length; form < this.#forms.length; form += 1)
      if (this.#formAt(form).startsWith(prefix)) found.push(form);
    return found;
  }

  #sortIn(): void {
    const known = this.#sorted.length;
    const fresh = Uint32Array.from({ length: this.#forms.length - known }, (_, at) => known + at);
    this.#sorted = mergeSorted(this.#sorted, fresh, (one, other) =>
      this.#formAt(one) < this.#formAt(other) ? -1 : 1,
    );
  }

  #formAt(form: number): string {
    return this.#forms[form] ?? '';
  }
}
