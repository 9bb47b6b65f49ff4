/** The number of attempts before an e-mail is dead, which take about a day and a half. */
export const maxAttempts = 12;

const firstDelayMs = 60_000;
const longestDelayMs = 6 * 60 * 60_000;

/**
 * Returns the delay in milliseconds after this many attempts (at least 1): doubling, with a
 * ceiling.
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
}
