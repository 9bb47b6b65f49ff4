const firstMs = 250;
const longestMs = 30_000;
/** A process that ran for this long, in milliseconds, had started well. */
const soundMs = 60_000;

/**
 * Returns how long to wait before a process that ended is started again: a quarter of a second,
 * doubled with each one that ended soon after its start, up to half a minute.
 * @param failures how many in a row had ended soon, before this one
 * @param ranMs how long this one ran
 */
export function restartDelay(
  failures: number,
  ranMs: number,
): { readonly failed: number; readonly delayMs: number } {
  const before = ranMs >= soundMs ? 0 : failures;
  return { failed: before + 1, delayMs: Math.min(longestMs, firstMs * 2 ** before) };
}
