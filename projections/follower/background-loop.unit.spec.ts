import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundLoop } from './background-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a loop whose steps return what `pauses` gives, or throw it when it is an error. */
function loopOf(...pauses: (number | Error)[]) {
  const [steps, errors]: [number[], unknown[]] = [[], []];
  const loop = new BackgroundLoop({
    async step() {
      steps.push(Date.now());
      const next = pauses.length > 1 ? pauses.shift() : pauses[0];
      if (next instanceof Error) throw next;
      return next ?? 0;
    },
    onError: (cause) => errors.push(cause),
  });
  const begun = Date.now();
  return { loop, errors, times: () => steps.map((at) => at - begun) };
}

test('a step that did work is repeated immediately, one without work after its pause', async () => {
  const { loop, times } = loopOf(0, 0, 500);
  loop.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times()).toEqual([0, 0, 0, 500, 1_000]);
  await loop.stop();
});

test('a wake-up ends the pause', async () => {
  const { loop, times } = loopOf(60_000);
  loop.start();
  await vi.advanceTimersByTimeAsync(10);
  loop.wakeUp();
  await vi.advanceTimersByTimeAsync(10);
  expect(times()).toEqual([0, 10]);
  await loop.stop();
});

test('a step that fails is reported and repeated after a pause that grows until one succeeds', async () => {
  const fault = new Error('away');
  const { loop, errors, times } = loopOf(fault, fault, fault, 10, fault, 60_000);
  loop.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times()).toEqual([0, 50, 150, 350, 360, 410]);
  expect(errors).toEqual([fault, fault, fault, fault]);
  await loop.stop();
});

test('a wake-up during a step that fails does not repeat it immediately', async () => {
  const times: number[] = [];
  const begun = Date.now();
  const loop = new BackgroundLoop({
    async step() {
      times.push(Date.now() - begun);
      loop.wakeUp();
      throw new Error('away');
    },
    onError: () => undefined,
  });
  loop.start();
  await vi.advanceTimersByTimeAsync(60);
  expect(times).toEqual([0, 50]);
  await loop.stop();
});

test('a stopped loop runs no further step, and starting it twice has the same effect as starting it once', async () => {
  const { loop, times } = loopOf(10);
  loop.start();
  loop.start();
  await loop.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times()).toEqual([0]);
});
