/** Times a mail is tried before it counts as dead: about a day and a half. */
export const maxAttempts = 12;

const firstDelayMs = 60_000;
const longestDelayMs = 6 * 60 * 60_000;

/** Milliseconds until the next try after so many (at least 1): doubling, with a ceiling. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
}
