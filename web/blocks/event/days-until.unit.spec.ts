import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test.each([
  ['the same day', '2027-05-12T12:00:00Z', '2027-05-12T05:00:00Z', 0],
  ['the day after, an hour later', '2027-05-12T22:30:00Z', '2027-05-12T21:30:00Z', 1],
  ['over a change of the clocks', '2027-03-29T08:00:00Z', '2027-03-27T08:00:00Z', 2],
  ['yesterday', '2027-05-11T12:00:00Z', '2027-05-12T05:00:00Z', -1],
])('days until an event are calendar days in Paris: %s', (_case, startsAt, now, days) => {
  expect(daysUntil(new Date(startsAt), new Date(now))).toBe(days);
});
