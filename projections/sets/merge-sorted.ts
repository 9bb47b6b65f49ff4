/**
 * Merges numbers into sorted ones.
 * @param compare negative when the first argument comes first, never 0
 * @returns a new array
 */
export function mergeSorted(
  sorted: Uint32Array,
  fresh: Uint32Array,
  compare: (one: number, other: number) => number,
): Uint32Array {
  const young = fresh.toSorted(compare);
  const merged = new Uint32Array(sorted.length + young.length);
  let [read, written] = [0, 0];
  for (const next of young) {
    const place = findPlace(sorted, read, (one) => compare(one, next) < 0);
    merged.set(sorted.subarray(read, place), written);
    written += place - read;
    merged[written] = next;
    written += 1;
    read = place;
  }
  merged.set(sorted.subarray(read), written);
  return merged;
}

/** Returns the first place from `from` on for which `isBefore` is false. */
export function findPlace(
  sorted: Uint32Array,
  from: number,
  isBefore: (one: number) => boolean,
): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
