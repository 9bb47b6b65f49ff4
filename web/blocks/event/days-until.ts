import { toParisTime } from '@parvis/contracts/site/paris-time.ts';

const dayMs = 86_400_000;
/** The countdown ring is empty this many days before an event, and full on the day. */
export const countdownRingDays = 60;

/** Returns the number of calendar days in Paris until an instant; negative once its day has passed. */
export function daysUntil(startsAt: Date, now: Date): number {
  const day = (instant: Date) => Date.parse(toParisTime(instant).date);
  return (day(startsAt) - day(now)) / dayMs;
}
