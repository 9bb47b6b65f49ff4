import type { FeedSchedule } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const intervals = {
  'quarter-hour': 15 * minuteMs,
  hour: 60 * minuteMs,
  'six-hours': 360 * minuteMs,
} as const;

/** Returns when a schedule fetches next, after `now`. */
export function nextFetch(schedule: FeedSchedule, now: Date): Date {
  if (schedule.every !== 'day') return new Date(now.getTime() + intervals[schedule.every]);
  const today = toParisTime(now).date;
  const noon = Date.parse(`${today}T12:00Z`);
  for (const day of [today, new Date(noon + dayMs).toISOString().slice(0, 10)]) {
    const at = parseParisTime(`${day}T${schedule.at}`);
    if (at !== undefined && at > now) return at;
  }
  return new Date(now.getTime() + dayMs);
}
