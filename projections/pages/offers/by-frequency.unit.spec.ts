import { expect, test } from 'vitest';
import { byFrequency } from './by-frequency.ts';

test('of cities with equally many offers, every process shows the same', () => {
  const counts = { rennes: 18, nantes: 40, agen: 18 };
  const reversed = Object.fromEntries(Object.entries(counts).toReversed());
  for (const one of [counts, reversed])
    expect(Object.keys(one).toSorted(byFrequency(one))).toEqual(['nantes', 'agen', 'rennes']);
});
