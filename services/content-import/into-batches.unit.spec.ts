import { maxBatchBytes } from '@parvis/contracts/content/batch-endpoints.ts';
import { expect, test } from 'vitest';
import { intoBatches } from './into-batches.ts';

const sizesOf = (items: readonly Record<string, unknown>[]) =>
  intoBatches(items).map(({ length }) => length);

test('a batch has at most a hundred items, and all are in their order', () => {
  const items = Array.from({ length: 201 }, (_, number) => ({ number }));
  expect(sizesOf(items)).toEqual([100, 100, 1]);
  expect(intoBatches(items).flat()).toEqual(items);
  expect(sizesOf([])).toEqual([]);
});

test('a batch is not larger than a request may be, except for an item that is', () => {
  const third = { text: 'é'.repeat(maxBatchBytes / 6) };
  const huge = { text: 'x'.repeat(maxBatchBytes) };
  expect(sizesOf([third, third, third, huge, third])).toEqual([2, 1, 1, 1]);
});
