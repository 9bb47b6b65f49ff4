const minute = 60_000;
const hour = 60 * minute;

/** The pauses after attempts that failed; the last one repeats, for nothing is given up. */
const pauses: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
];

/** Returns when the next attempt is due. @param failures how many have failed in a row, from 1 */
export function nextAttempt(failures: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[failures - 1] ?? 8 * hour));
}

/** Google counts by the days of its own time. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** Returns the day of Google's quota, `2026-03-31`. */
export function dayOfQuota(now: Date): string {
  return days.format(now);
}

/** Returns the full hour at which the next day of Google's quota begins. */
export function nextDayOfQuota(now: Date): Date {
  const today = dayOfQuota(now);
  let at = Math.floor(now.getTime() / hour) * hour;
  while (dayOfQuota(new Date(at)) === today) at += hour;
  return new Date(at);
}
