import { expect, test } from 'vitest';
import { maxAttempts, retryDelayMs } from './retry-delay.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test.each([
  [1, minuteMs],
  [2, 2 * minuteMs],
  [9, 256 * minuteMs],
  [10, 6 * hourMs],
  [11, 6 * hourMs],
])('after %i attempts the next one is %i ms later', (attempts, delay) => {
  expect(retryDelayMs(attempts)).toBe(delay);
});

test('no e-mail is lost while a server is unavailable for a night', () => {
  const tries = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelayMs(index + 1));
  expect(tries.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(12 * hourMs);
});
