/**
 * Compares facets by the number of their offers, most first. Equal ones are in the order of their ids:
 * every process, and every restored site, shows the same.
 */
export function byFrequency(
  counts: Readonly<Record<string, number>>,
): (one: string, other: string) => number {
  return (one, other) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) || (one < other ? -1 : Number(one > other));
}
