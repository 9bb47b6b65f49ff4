import { expect, test } from 'vitest';
import { lastDue, nextDue, type TimedFrequency } from './periods.ts';

const minuteMs = 60_000;

/** Returns the times at which polling every few minutes finds that a digest became due. */
function dueBetween(frequency: TimedFrequency, from: string, to: string): readonly string[] {
  const found = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += 10 * minuteMs)
    found.add(lastDue(frequency, new Date(at)).at.toISOString());
  return [...found];
}

test.each([
  [
    'summer time begins',
    '2026-03-28',
    ['2026-03-28T06:00', '2026-03-29T05:00', '2026-03-30T05:00'],
  ],
  ['summer time ends', '2026-10-24', ['2026-10-24T05:00', '2026-10-25T06:00', '2026-10-26T06:00']],
])('when %s, daily digests are due once a day, at seven in Paris', (_, from, due) => {
  const start = `${from}T12:00:00.000Z`;
  const end = new Date(Date.parse(start) + 2 * 24 * 60 * minuteMs).toISOString();
  expect(dueBetween('daily', start, end)).toEqual(due.map((at) => `${at}:00.000Z`));
});

test('weekly digests are due on Mondays, monthly ones on the first, across both changes of the clocks', () => {
  expect(dueBetween('weekly', '2026-03-24T00:00Z', '2026-04-07T00:00Z')).toEqual([
    '2026-03-23T06:00:00.000Z',
    '2026-03-30T05:00:00.000Z',
    '2026-04-06T05:00:00.000Z',
  ]);
  expect(dueBetween('monthly', '2026-10-01T06:00Z', '2026-11-01T06:00Z')).toEqual([
    '2026-10-01T05:00:00.000Z',
    '2026-11-01T06:00:00.000Z',
  ]);
});

test.each([
  ['daily', '2026-03-28T06:00:00Z', '2026-03-28'],
  ['daily', '2026-03-28T06:00:01Z', '2026-03-29'],
  ['weekly', '2026-03-29T23:30:00Z', '2026-03-30'],
  ['weekly', '2026-03-30T05:00:01Z', '2026-04-06'],
  ['monthly', '2026-02-01T06:30:00Z', '2026-03-01'],
] as const)('%s digests contain what appeared at %s on %s', (frequency, appeared, date) => {
  const due = nextDue(frequency, new Date(appeared));
  expect(due.date).toBe(date);
  expect(lastDue(frequency, due.at)).toEqual(due);
  expect(lastDue(frequency, new Date(due.at.getTime() - 1)).date < date).toBe(true);
});
