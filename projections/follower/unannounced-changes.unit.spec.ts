import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RecordingBus } from '../engine/testing/in-process-bus.ts';
import { UnannouncedChanges } from './unannounced-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that hears polls, and what its parts are notified of. */
function listening() {
  const bus = new RecordingBus();
  const changes = new UnannouncedChanges(bus);
  onTestFinished(() => changes.stop());
  const notified: string[] = [];
  const end = changes.subscribe({
    look: () => notified.push('look'),
    unchanged: () => notified.push('unchanged'),
  });
  const poll = (state: string) => bus.publish({ about: 'polled', state });
  return { changes, notified, poll, end };
}

test('a part looks when a poll found that something was stored, and not while nothing was', () => {
  const { notified, poll } = listening();
  for (const state of ['7 1:1:', '7 1:1:', '7 1:2:', '7 1:2:']) poll(state);
  expect(notified).toEqual(['look', 'unchanged', 'look', 'unchanged']);
});

test('the polls of several readers are distinguished', () => {
  const { notified, poll } = listening();
  for (const state of ['7 1:1:', '8 1:1:', '7 1:1:', '8 1:1:', '7 2:2:', '8 2:2:']) poll(state);
  expect(notified).toEqual(['look', 'look', 'unchanged', 'unchanged', 'look', 'look']);
});

test('while no reader is heard, a part looks every second', () => {
  const { notified, poll } = listening();
  vi.advanceTimersByTime(2_000);
  expect(notified).toEqual(['look', 'look']);
  poll('7 1:1:');
  vi.advanceTimersByTime(2_000);
  poll('7 1:1:');
  expect(notified.slice(2)).toEqual(['look', 'unchanged']);
  // The reader has died.
  vi.advanceTimersByTime(2_249);
  expect(notified).toHaveLength(4);
  vi.advanceTimersByTime(1_001);
  expect(notified.slice(4)).toEqual(['look', 'look']);
});

test('only the states of the latest polls are remembered', () => {
  const { notified, poll } = listening();
  for (let number = 0; number < 40; number += 1) poll(`7 1:${number}:`);
  notified.length = 0;
  for (const number of [39, 25, 0]) poll(`7 1:${number}:`);
  expect(notified).toEqual(['unchanged', 'unchanged', 'look']);
});

test('a part that has ended is not notified', () => {
  const { notified, poll, end } = listening();
  end();
  poll('7 1:1:');
  vi.advanceTimersByTime(5_000);
  expect(notified).toEqual([]);
});
