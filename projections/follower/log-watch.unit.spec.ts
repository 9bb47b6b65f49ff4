import { expect, onTestFinished, test, vi } from 'vitest';
import { LogWatch } from './log-watch.ts';

test('followers are woken once for each detected change, and not in between', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let [head, woken, errors, away] = ['1', 0, 0, false];
  const watch = new LogWatch({
    everyMs: 500,
    look: async () => {
      if (away) throw new Error('away');
      return head;
    },
    onChange: () => {
      woken += 1;
    },
    onError: () => {
      errors += 1;
    },
  });
  watch.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(woken).toBe(1);
  head = '2';
  await vi.advanceTimersByTimeAsync(500);
  expect(woken).toBe(2);
  away = true;
  await vi.advanceTimersByTimeAsync(1_000);
  away = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toBeGreaterThan(0);
  expect(woken).toBe(2);
  const stopped = watch.stop();
  await vi.advanceTimersByTimeAsync(0);
  await stopped;
});
