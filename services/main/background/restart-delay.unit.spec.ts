import { expect, test } from 'vitest';
import { restartDelay } from './restart-delay.ts';

test('a process that keeps ending is started again after longer and longer pauses, up to 30 s', () => {
  const delays: number[] = [];
  for (let failures = 0; failures < 9; ) {
    const { failed, delayMs } = restartDelay(failures, 100);
    delays.push(delayMs);
    failures = failed;
  }
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a process that ran for a minute is started again at once, whatever came before', () => {
  expect(restartDelay(7, 60_000)).toEqual({ failed: 1, delayMs: 250 });
  expect(restartDelay(7, 59_999).failed).toBe(8);
});
