import { expect, onTestFinished, test, vi } from 'vitest';
import { ManualClock } from '../adapters/testing/manual-clock.ts';
import { DueLoop } from './due-loop.ts';

const minuteMs = 60_000;

/** A loop over items that are due at some time; it records what it does. */
function started() {
  vi.useFakeTimers();
  const clock = new ManualClock();
  const stored: number[] = [];
  const done: string[] = [];
  const state = { fails: false };
  const loop = new DueLoop({
    clock,
    async work() {
      done.push('look');
      if (state.fails) throw new Error('away');
      const due = stored.findIndex((at) => at <= clock.now().getTime());
      if (due >= 0) stored.splice(due, 1);
      if (due >= 0) done.push('work');
      return due >= 0;
    },
    nextDue: async () => (stored.length === 0 ? undefined : new Date(Math.min(...stored))),
    onError: () => done.push('error'),
  });
  loop.start();
  onTestFinished(async () => {
    await loop.stop();
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds);
    return vi.advanceTimersByTimeAsync(2_000);
  };
  const taken = () => done.splice(0).join(' ');
  return { clock, stored, state, loop, pass, taken };
}

test('work is done when its time has come, and nothing is read until then', async () => {
  const { clock, stored, loop, pass, taken } = started();
  await pass(0);
  expect(taken()).toBe('look');
  await pass(minuteMs);
  expect(taken()).toBe('');
  stored.push(clock.now().getTime() + minuteMs);
  loop.wakeUp();
  await pass(0);
  expect(taken()).toBe('look');
  await pass(minuteMs - 1);
  expect(taken()).toBe('');
  await pass(1);
  expect(taken()).toBe('look work look');
});

test('work that is stored while it looks is not missed', async () => {
  const { clock, stored, loop, pass, taken } = started();
  await pass(0);
  loop.wakeUp();
  stored.push(clock.now().getTime());
  loop.wakeUp();
  await pass(0);
  expect(taken()).toBe('look look work look');
});

test('a look that failed is repeated', async () => {
  const { state, loop, pass, taken } = started();
  await pass(0);
  taken();
  state.fails = true;
  loop.wakeUp();
  await pass(0);
  expect(taken()).toMatch(/^look error look error/);
  state.fails = false;
  await vi.advanceTimersByTimeAsync(10_000);
  taken();
  await pass(0);
  expect(taken()).toBe('');
});

test('work that nothing announced is found after ten minutes, and when the clock was set back', async () => {
  const { clock, stored, pass, taken } = started();
  await pass(0);
  taken();
  stored.push(clock.now().getTime());
  await pass(10 * minuteMs);
  expect(taken()).toBe('look work look');
  stored.push(0);
  await pass(-minuteMs);
  expect(taken()).toBe('look work look');
});
