import { summaryActiveOffsetPx } from '@parvis/contracts/limits/summary.ts';

/**
 * Returns the active entry: the last one whose heading is at most 200 px below the window's top.
 * @param tops distances of the headings from the window's top, in order
 * @returns its index, -1 above the first
 */
export function activeEntry(tops: readonly number[]): number {
  return tops.findLastIndex((top) => top <= summaryActiveOffsetPx);
}

/** Returns the number that an address's hash names: `#3` is 3. */
export function numberOfHash(hash: string): number | undefined {
  const number = /^#([1-9]\d{0,3})$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number);
}
