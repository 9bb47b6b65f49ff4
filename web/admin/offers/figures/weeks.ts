import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';

const dayMs = 86_400_000;

/**
 * The figures of a week: `day` is its Monday, `open` is how many offers were open when it ended.
 */
export type WeekFigures = DayFigures;

/** Returns the Monday of the week of a day (`2026-01-05`). */
export function mondayOf(day: string): string {
  const at = Date.parse(day);
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return toDay(at - daysSinceMonday * dayMs);
}

/** Returns the day that is this many weeks before another. */
export function weeksBefore(day: string, weeks: number): string {
  return toDay(Date.parse(day) - weeks * 7 * dayMs);
}

/** Adds up days, in order, by week. */
export function groupByWeek(days: readonly DayFigures[]): readonly WeekFigures[] {
  const weeks = new Map<string, WeekFigures>();
  for (const { day, open, opened, absent, withdrawn, closed } of days) {
    const monday = mondayOf(day);
    const known = weeks.get(monday) ?? { opened: 0, absent: 0, withdrawn: 0, closed: 0 };
    weeks.set(monday, {
      day: monday,
      open,
      opened: known.opened + opened,
      absent: known.absent + absent,
      withdrawn: known.withdrawn + withdrawn,
      closed: known.closed + closed,
    });
  }
  return [...weeks.values()];
}

/** Returns how many offers ended in a day or a week, in any way. */
export function countEnded({ absent, withdrawn, closed }: DayFigures): number {
  return absent + withdrawn + closed;
}

/** Returns the totals of opened and ended offers. */
export function addUp(figures: readonly DayFigures[]): {
  readonly opened: number;
  readonly ended: number;
} {
  return {
    opened: figures.reduce((sum, { opened }) => sum + opened, 0),
    ended: figures.reduce((sum, one) => sum + countEnded(one), 0),
  };
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
