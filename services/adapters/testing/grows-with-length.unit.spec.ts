import { expect, test, vi } from 'vitest';
import { growsWithLength } from './grows-with-length.ts';

const lengths = { short: 10, long: 40 };

/** Work that takes CPU time, in milliseconds, without taking any. */
function workTaking(msOf: (length: number, round: number) => number) {
  let [spent, round] = [0, 0];
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: spent - (before?.user ?? 0),
    system: 0,
  }));
  return (length: number) => {
    if (length === lengths.short) round += 1;
    spent += msOf(length, round) * 1_000;
  };
}

test.each([
  ['in proportion to its length', (length: number) => length, true],
  ['the square of its length', (length: number) => length ** 2, false],
  [
    'the square of its length, and more when it is new',
    (length: number, round: number) => (round === 1 ? 10_000 : length ** 2),
    false,
  ],
  [
    'in proportion to its length on a machine that is busy at first',
    (length: number, round: number) => (round < 5 ? length ** 2 : length),
    true,
  ],
])('work that takes %s', async (_, msOf, expected) => {
  expect(await growsWithLength(workTaking(msOf), lengths)).toBe(expected);
});
