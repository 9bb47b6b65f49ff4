import { createHash } from 'node:crypto';

/** Choices that are the same for the same seed. */
export class SeededChoices {
  readonly #seed: number;
  #made = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Returns a whole number from `from` to `to`, both inclusive. */
  between(from: number, to: number): number {
    return from + Math.floor(this.#share() * (to - from + 1));
  }

  /** Returns true with this probability. */
  chance(probability: number): boolean {
    return this.#share() < probability;
  }

  /** Returns one of the items. @throws Error when there is none */
  oneOf<T>(items: readonly T[]): T {
    const [chosen, ...rest] = items.slice(this.between(0, items.length - 1));
    if (chosen === undefined) throw new Error(`nothing to choose from, but ${rest.length}`);
    return chosen;
  }

  /** Returns the same items in another order. */
  shuffled<T>(items: readonly T[]): readonly T[] {
    const placed = items.map((item) => ({ item, at: this.#share() }));
    return placed.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
  }

  #share(): number {
    this.#made += 1;
    const digest = createHash('sha256').update(`${this.#seed}/${this.#made}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  }
}
