import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFirstDay } from './figures-search.ts';
import { linear, monthTicks, ticksUpTo } from './scale.ts';
import { addUp, countEnded, groupByWeek, mondayOf } from './weeks.ts';

const dayMs = 86_400_000;
const seed = { seed: 20_260_105 };
const count = fc.nat({ max: 500 });
const day = fc
  .integer({ min: Date.UTC(2024, 0, 1) / dayMs, max: Date.UTC(2028, 0, 1) / dayMs })
  .map((days) => new Date(days * dayMs).toISOString().slice(0, 10));

describe('The numbers of an axis', () => {
  it('are whole and evenly spaced, at most five, and end less than one step above the maximum', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200_000 }), (maximum) => {
        const ticks = ticksUpTo(maximum);
        const last = ticks.at(-1) ?? 0;
        const step = ticks[1] ?? 0;
        expect(ticks.every((tick, index) => tick === index * step)).toBe(true);
        expect(Number.isInteger(step)).toBe(true);
        expect(last).toBeGreaterThanOrEqual(Math.max(maximum, 1));
        expect(last - maximum).toBeLessThan(Math.max(step, 2));
        expect(ticks.length).toBeLessThanOrEqual(5);
      }),
      seed,
    );
  });

  it('are round', () => {
    expect(ticksUpTo(610)).toEqual([0, 200, 400, 600, 800]);
    expect(ticksUpTo(67, 2)).toEqual([0, 50, 100]);
    expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
    expect(ticksUpTo(0)).toEqual([0, 1]);
  });
});

it('a scale maps one range to another, and an empty range to the start of the other', () => {
  expect([0, 5, 10].map(linear([0, 10], [200, 100]))).toEqual([200, 150, 100]);
  expect([7, 7].map(linear([7, 7], [40, 90]))).toEqual([40, 40]);
});

it('months are named where they begin, unless they are too close to the previous name', () => {
  const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-04-01'];
  expect(monthTicks(days, 1).map(({ index }) => index)).toEqual([2, 4, 5]);
  expect(monthTicks(days, 2).map(({ day: named }) => named)).toEqual(['2026-02-01', '2026-03-01']);
});

describe('Weeks', () => {
  it('begin on the preceding Monday, in every year', () => {
    expect(['2026-01-01', '2026-01-04', '2026-01-05'].map(mondayOf)).toEqual([
      '2025-12-29',
      '2025-12-29',
      '2026-01-05',
    ]);
  });

  it('add up their days, and end with as many open offers as their last day', () => {
    const counts = { open: count, opened: count, absent: count, withdrawn: count, closed: count };
    const run = fc.tuple(day, fc.array(fc.record(counts), { minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(run, ([first, figures]) => {
        const days = figures.map((one, index) => {
          const at = Date.parse(first) + index * dayMs;
          return { day: new Date(at).toISOString().slice(0, 10), ...one };
        });
        const weeks = groupByWeek(days);
        expect(addUp(weeks)).toEqual(addUp(days));
        expect(weeks.at(-1)?.open).toBe(days.at(-1)?.open);
        expect(weeks.map((week) => week.day)).toEqual([
          ...new Set(days.map((one) => mondayOf(one.day))),
        ]);
        for (const week of weeks)
          expect(week.opened - countEnded(week)).toBe(
            days
              .filter((one) => mondayOf(one.day) === week.day)
              .reduce((sum, one) => sum + one.opened - countEnded(one), 0),
          );
      }),
      seed,
    );
  });
});

it('a period goes back to a Monday of Paris; the longest to the first offer', () => {
  const sundayNight = new Date('2026-01-04T23:30:00.000Z');
  expect(findFirstDay('13', sundayNight)).toBe('2025-10-06');
  expect(findFirstDay('52', new Date('2026-11-21T12:00:00.000Z'))).toBe('2025-11-17');
  expect(findFirstDay('all', sundayNight)).toBe(undefined);
});
