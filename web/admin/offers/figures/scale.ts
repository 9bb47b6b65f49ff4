/** Margins of a chart within its drawing, in pixels. */
export const plotMargins = { left: 44, right: 12, top: 12, bottom: 28 } as const;

/** The smallest distance between names of months, in pixels. */
export const monthsApart = 56;

/** Ticks from 0 up to the maximum or just above it: a few round whole numbers. */
export function ticksUpTo(maximum: number, most = 4): readonly number[] {
  const step = roundStep(Math.max(maximum, 1) / most);
  const count = Math.ceil(Math.max(maximum, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Returns the first of 1, 2, 5, 10, 20, … that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

/** Maps numbers from one range to another. */
export function linear(
  [fromLow, fromHigh]: readonly [number, number],
  [toLow, toHigh]: readonly [number, number],
): (value: number) => number {
  const factor = fromHigh === fromLow ? 0 : (toHigh - toLow) / (fromHigh - fromLow);
  return (value) => toLow + (value - fromLow) * factor;
}

/** A month on an axis, and where it begins. */
export interface MonthTick {
  /** Its first day, or the first of the days when they begin later. */
  readonly day: string;
  readonly index: number;
}

/** Returns where months begin in a series of days or weeks, at least this many places apart. */
export function monthTicks(days: readonly string[], apart: number): readonly MonthTick[] {
  const begins = days.flatMap((day, index) =>
    index > 0 && day.slice(0, 7) !== days[index - 1]?.slice(0, 7) ? [{ day, index }] : [],
  );
  const ticks: MonthTick[] = [];
  for (const tick of begins) {
    const last = ticks.at(-1);
    if (last === undefined || tick.index - last.index >= apart) ticks.push(tick);
  }
  return ticks;
}
