const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses between the attempts to deliver a message: together a day, less nine minutes. */
export const pauses: readonly number[] = [
  5 * second,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

/** Returns when a message is sent again; undefined when it was attempted for a day. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}
