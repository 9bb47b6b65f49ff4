import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectWhenIdle, ownHeap } from './collect-when-idle.ts';

const megabyte = 1024 * 1024;
const lookMs = 5_000;

/** A heap of which 100 MB remain after a collection. */
function heapOf(usedMegabytes: number, busy = 0) {
  const heap = {
    used: usedMegabytes,
    isBusy: busy,
    collections: 0,
    busy: () => heap.isBusy,
    usedBytes: () => heap.used * megabyte,
    collect: () => {
      heap.collections += 1;
      heap.used = 100;
    },
  };
  return heap;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('garbage is collected once the process is idle', () => {
  const heap = heapOf(500, 0.9);
  collectWhenIdle(heap);
  vi.advanceTimersByTime(10 * lookMs);
  expect(heap.collections).toBe(0);
  heap.isBusy = 0.1;
  vi.advanceTimersByTime(2 * lookMs);
  expect(heap.collections).toBe(1);
});

test('a pause in ongoing work is not idleness', () => {
  const heap = heapOf(500);
  collectWhenIdle(heap);
  vi.advanceTimersByTime(lookMs);
  heap.isBusy = 0.9;
  vi.advanceTimersByTime(lookMs);
  heap.isBusy = 0;
  vi.advanceTimersByTime(lookMs);
  expect(heap.collections).toBe(0);
});

test('a heap in use is not collected repeatedly', () => {
  const heap = heapOf(500);
  collectWhenIdle(heap);
  vi.advanceTimersByTime(10 * lookMs);
  expect(heap.collections).toBe(1);
  heap.used += 63;
  vi.advanceTimersByTime(lookMs);
  expect(heap.collections).toBe(1);
  heap.used += 1;
  vi.advanceTimersByTime(lookMs);
  expect(heap.collections).toBe(2);
});

test('once stopped it no longer collects', async () => {
  const heap = heapOf(500);
  await collectWhenIdle(heap).stop();
  vi.advanceTimersByTime(10 * lookMs);
  expect(heap.collections).toBe(0);
});

test('the heap of a process is measured and collected', () => {
  vi.useRealTimers();
  const heap = ownHeap();
  const begun = performance.now();
  const garbage = { objects: Array.from({ length: 500_000 }, (_, at) => ({ at })) };
  while (performance.now() - begun < 20) garbage.objects.length = 500_000;
  expect(heap.busy()).toBeGreaterThan(0);
  const before = heap.usedBytes();
  garbage.objects = [];
  heap.collect();
  expect(heap.usedBytes()).toBeLessThan(before - 10 * megabyte);
});
