import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseParisTime, toParisTime } from './paris-time.ts';

test.each([
  ['2026-01-05T09:30', '2026-01-05T08:30:00.000Z'],
  ['2026-07-05 09:30:15.5', '2026-07-05T07:30:15.500Z'],
  ['2026-01-05', '2026-01-04T23:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
])('%s in Paris is %s', (local, instant) => {
  expect(parseParisTime(local)?.toISOString()).toBe(instant);
});

test.each(['', 'hier', '2026-02-30', '2026-01-05T24:00', '2026-01-05T09:60', '2026-1-5', '09:30'])(
  '%j is not a local time',
  (local) => {
    expect(parseParisTime(local)).toBe(undefined);
  },
);

test('parsing the date and time of an instant gives the instant again, except in the repeated hour', () => {
  const from = new Date('2000-01-01T00:00:00Z');
  const to = new Date('2040-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (instant) => {
      const { date, time } = toParisTime(instant);
      const back = parseParisTime(`${date}T${time}`);
      if (back?.getTime() === instant.getTime()) return;
      expect(back?.getTime()).toBe(instant.getTime() - 3_600_000);
      expect(toParisTime(back ?? from)).toEqual({ date, time });
    }),
    { seed: 20_260_105, numRuns: 2_000 },
  );
});
