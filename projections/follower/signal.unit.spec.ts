import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Signal } from './signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('a signal raised between checking and waiting ends the wait immediately', async () => {
  const signal = new Signal();
  const { raised } = signal;
  signal.raise();
  expect(await isSettled(signal.wait(raised, 60_000))).toBe(true);
});

test('a signal raised before checking does not end the wait', async () => {
  const signal = new Signal();
  signal.raise();
  const waiting = signal.wait(signal.raised, 60_000);
  expect(await isSettled(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  await waiting;
});

test('one signal wakes all waiters', async () => {
  const signal = new Signal();
  const waiting = Promise.all([signal.wait(0, 60_000), signal.wait(0, 60_000)]);
  expect(await isSettled(waiting)).toBe(false);
  signal.raise();
  expect(await isSettled(waiting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
