/** Random numbers that are reproducible with the same seed. */
export interface SeededRandom {
  /** Returns a whole number from `from` to `to`, both inclusive. */
  between(from: number, to: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Returns one of the items. @throws Error when there is none */
  oneOf<T>(items: readonly T[]): T;
  /** Returns the same items in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32: small, and good enough for choosing times and targets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    oneOf(items) {
      const chosen = items.slice(between(0, items.length - 1));
      for (const item of chosen) return item;
      throw new Error('there is nothing to choose from');
    },
    chance: (probability) => next() < probability,
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
