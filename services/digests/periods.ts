import type { Frequency } from '@parvis/contracts/alerts/alert.ts';
import { parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';

/** Frequencies with a day and an hour. */
export type TimedFrequency = Exclude<Frequency, 'at-once'>;

/** When digests are sent, in Paris. */
const hour = '07:00';
const monday = 1;
const dayMs = 86_400_000;
/** How often `at-once` digests are planned, in milliseconds. */
export const atOnceIntervalMs = 60_000;

/** A time at which digests of a frequency are created. */
export interface DueTime {
  /** The day in Paris, YYYY-MM-DD. */
  readonly date: string;
  readonly at: Date;
}

/** Returns when digests of a frequency were due last. */
export function lastDue(frequency: TimedFrequency, now: Date): DueTime {
  return firstThat(frequency, toParisTime(now).date, -1, (at) => at <= now);
}

/** Returns when digests of a frequency will include something new. */
export function nextDue(frequency: TimedFrequency, appeared: Date): DueTime {
  return firstThat(frequency, toParisTime(appeared).date, 1, (at) => at >= appeared);
}

function firstThat(
  frequency: TimedFrequency,
  from: string,
  step: 1 | -1,
  holds: (at: Date) => boolean,
): DueTime {
  for (let date = from; ; date = dayAfter(date, step)) {
    if (!isDay[frequency](date)) continue;
    const at = parseParisTime(`${date}T${hour}`);
    if (at === undefined) throw new Error(`${date} is not a day`);
    if (holds(at)) return { date, at };
  }
}

/** Whether digests of a frequency are due on a day, `YYYY-MM-DD`. */
const isDay: Readonly<Record<TimedFrequency, (date: string) => boolean>> = {
  daily: () => true,
  weekly: (date) => new Date(`${date}T12:00Z`).getUTCDay() === monday,
  monthly: (date) => date.endsWith('-01'),
};

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
