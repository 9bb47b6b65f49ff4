import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call is passed on immediately, and the greatest of the others after the pause', () => {
  const act = vi.fn<(value: number) => void>();
  const limited = throttled(100, act);
  for (const value of [1, 3, 2]) limited(value);
  expect(act.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(100);
  expect(act.mock.calls).toEqual([[1], [3]]);
});

test('each pass is followed by a pause; after a pause without calls, one is passed on immediately', () => {
  const act = vi.fn<(value: number) => void>();
  const limited = throttled(100, act);
  limited(1);
  limited(2);
  vi.advanceTimersByTime(100);
  limited(3);
  vi.advanceTimersByTime(99);
  expect(act.mock.calls).toEqual([[1], [2]]);
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([[1], [2], [3]]);
  vi.advanceTimersByTime(1_000);
  expect(act.mock.calls).toHaveLength(3);
  limited(0);
  expect(act.mock.calls.at(-1)).toEqual([0]);
});

test('where several are allowed at once, only what follows them waits, and each pause allows one more', () => {
  const passed: number[] = [];
  const limited = throttled(100, (value: number) => passed.push(value), 3);
  for (const value of [1, 2, 3, 4, 5]) limited(value);
  expect(passed).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([1, 2, 3, 5]);
  limited(6);
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([1, 2, 3, 5, 6]);
  vi.advanceTimersByTime(200);
  for (const value of [7, 8, 9]) limited(value);
  expect(passed).toEqual([1, 2, 3, 5, 6, 7, 8]);
});
