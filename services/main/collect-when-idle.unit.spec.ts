import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectWhenIdle, ownHeap } from './collect-when-idle.ts';

const megabyte = 1024 * 1024;
const lookMs = 5_000;

/** Returns a heap of which 100 MB remain after a collection. */
function heapOf(heldMegabytes: number, busy = 0) {
  const heap = {
    held: heldMegabytes,
    isBusy: busy,
    collections: 0,
    busy: () => heap.isBusy,
    heldBytes: () => heap.held * megabyte,
    collect: async () => {
      heap.collections += 1;
      heap.held = 100;
    },
  };
  return heap;
}

const onError = vi.fn<(cause: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onError.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('garbage is collected once the process is idle', async () => {
  const heap = heapOf(500, 0.9);
  collectWhenIdle(onError, heap);
  await vi.advanceTimersByTimeAsync(10 * lookMs);
  expect(heap.collections).toBe(0);
  heap.isBusy = 0.1;
  await vi.advanceTimersByTimeAsync(2 * lookMs);
  expect(heap.collections).toBe(1);
});

test('a pause in ongoing work is not idleness', async () => {
  const heap = heapOf(500);
  collectWhenIdle(onError, heap);
  await vi.advanceTimersByTimeAsync(lookMs);
  heap.isBusy = 0.9;
  await vi.advanceTimersByTimeAsync(lookMs);
  heap.isBusy = 0;
  await vi.advanceTimersByTimeAsync(lookMs);
  expect(heap.collections).toBe(0);
});

test('a heap in use is not collected repeatedly', async () => {
  const heap = heapOf(500);
  collectWhenIdle(onError, heap);
  await vi.advanceTimersByTimeAsync(10 * lookMs);
  expect(heap.collections).toBe(1);
  heap.held += 63;
  await vi.advanceTimersByTimeAsync(lookMs);
  expect(heap.collections).toBe(1);
  heap.held += 1;
  await vi.advanceTimersByTimeAsync(lookMs);
  expect(heap.collections).toBe(2);
});

test('a failed collection is reported, and does not end the process', async () => {
  const heap = heapOf(500);
  const failure = new Error('no such method');
  heap.collect = () => Promise.reject(failure);
  collectWhenIdle(onError, heap);
  await vi.advanceTimersByTimeAsync(2 * lookMs);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

test('once stopped it no longer collects', async () => {
  const heap = heapOf(500);
  await collectWhenIdle(onError, heap).stop();
  await vi.advanceTimersByTimeAsync(10 * lookMs);
  expect(heap.collections).toBe(0);
});

test('the heap of a process is measured, and collected even where survivors are scattered', async () => {
  vi.useRealTimers();
  const heap = ownHeap();
  const survivors = everySeventhOf(1_000_000);
  expect(heap.busy()).toBeGreaterThan(0);
  const before = heap.heldBytes();
  await heap.collect();
  expect(survivors).toHaveLength(142_858);
  // Other specs use the same heap, so that only the difference counts.
  expect(before - heap.heldBytes()).toBeGreaterThan(64 * megabyte);
});

/** Creates many objects, of which a few survive on every page of the heap. */
function everySeventhOf(count: number): readonly object[] {
  const objects = Array.from({ length: count }, (_, at) => ({ at, pair: [at, at + 1] }));
  return objects.filter((_, at) => at % 7 === 0);
}
