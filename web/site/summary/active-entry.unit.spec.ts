import { summaryActiveOffsetPx } from '@parvis/contracts/limits/summary.ts';
import { expect, test } from 'vitest';
import { activeEntry, numberOfHash } from './active-entry.ts';

test('an entry becomes active 200 px above its heading, not a pixel before', () => {
  expect(summaryActiveOffsetPx).toBe(200);
  expect(activeEntry([201, 900])).toBe(-1);
  expect(activeEntry([200, 900])).toBe(0);
  expect(activeEntry([-500, 201])).toBe(0);
  expect(activeEntry([-500, 200])).toBe(1);
  expect(activeEntry([])).toBe(-1);
});

test.each([
  ['#1', 1],
  ['#12', 12],
  ['#0', undefined],
  ['#01', undefined],
  ['#-1', undefined],
  ['#1a', undefined],
  ['#s-1868', undefined],
  ['#', undefined],
  ['', undefined],
  ['#99999', undefined],
])('the hash %s names the entry %o', (hash, number) => {
  expect(numberOfHash(hash)).toBe(number);
});
