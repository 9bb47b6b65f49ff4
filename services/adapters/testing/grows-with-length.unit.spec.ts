import { expect, test } from 'vitest';
import { growsWithLength } from './grows-with-length.ts';

function spend(steps: number): void {
  let sum = 0;
  for (let step = 0; step < steps * 50_000; step += 1) sum += Math.sqrt(step);
  expect(sum).toBeGreaterThan(0);
}

test.each([
  ['in proportion to its length', (length: number) => spend(length * 8), true],
  ['the square of its length', (length: number) => spend(length ** 2), false],
])('work that takes %s', async (_, work, expected) => {
  expect(await growsWithLength(work, { short: 10, long: 40 })).toBe(expected);
});
