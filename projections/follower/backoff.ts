const firstMs = 50;
const longestMs = 1_000;

/**
 * Returns the delay in milliseconds after this many consecutive failures (at least 1): doubles from
 * 50 to 1,000.
 */
export function backoffMs(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
}
