/** Keeps the smallest of the numbers added, in an array of twice their number. */
export class SmallestNumbers {
  readonly #count: number;
  readonly #kept: Float64Array;
  #size = 0;
  /** Once there are enough, a number that is not below this one is not among the smallest. */
  #limit = Number.POSITIVE_INFINITY;

  /** @param count how many to keep */
  constructor(count: number) {
    this.#count = count;
    this.#kept = new Float64Array(2 * count);
  }

  add(number: number): void {
    if (number >= this.#limit || this.#count === 0) return;
    this.#kept[this.#size] = number;
    this.#size += 1;
    if (this.#size === this.#kept.length) this.#cut();
  }

  /** Returns the smallest, ascending. */
  ascending(): Float64Array {
    this.#cut();
    return this.#kept.slice(0, this.#size).sort();
  }

  #cut(): void {
    if (this.#size <= this.#count) return;
    select(this.#kept.subarray(0, this.#size), this.#count);
    this.#size = this.#count;
    this.#limit = this.#kept.subarray(0, this.#count).reduce((one, other) => Math.max(one, other));
  }
}

/** Puts the smallest numbers first, in any order (Hoare's selection). */
function select(numbers: Float64Array, count: number): void {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const pivot = numbers[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((numbers[left] ?? 0) < pivot) left += 1;
      while ((numbers[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      [numbers[left], numbers[right]] = [numbers[right] ?? 0, numbers[left] ?? 0];
      left += 1;
      right -= 1;
    }
    if (count <= right + 1) high = right;
    else if (count > left) low = left;
    else return;
  }
}
