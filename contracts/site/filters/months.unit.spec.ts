import { expect, test } from 'vitest';
import { formatMonth, monthCode, monthNumber } from './months.ts';

test.each(['01-2026', '12-2026', '07-0000', '12-9999'])('%s is a month', (month) => {
  const number = monthNumber(month);
  expect(number === undefined ? undefined : monthCode(number)).toBe(month);
});

test.each(['', '2026-01', '00-2026', '13-2026', '1-2026', '01-26', ' 01-2026', '01-20260'])(
  '%j is not a month',
  (month) => {
    expect(monthNumber(month)).toBeUndefined();
  },
);

test('months are counted from one to the next, across years as well', () => {
  const numbers = ['11-2025', '12-2025', '01-2026', '02-2026'].map(
    (month) => monthNumber(month) ?? 0,
  );
  const [first = 0] = numbers;
  expect(numbers.map((number) => number - first)).toEqual([0, 1, 2, 3]);
});

test('a month is written in the words of each language', () => {
  const [january = 0, december = 0] = ['01-2026', '12-2026'].map((month) => monthNumber(month));
  expect([formatMonth(january, 'fr'), formatMonth(december, 'fr')]).toEqual([
    'janvier 2026',
    'décembre 2026',
  ]);
  expect(formatMonth(january, 'en')).toBe('January 2026');
});
