import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test('the pause doubles with every failure from 50 ms, up to a second', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(backoffMs)).toEqual([
    50, 50, 100, 200, 400, 800, 1_000, 1_000,
  ]);
});
