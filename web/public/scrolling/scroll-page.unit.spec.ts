// @vitest-environment happy-dom
import { backToTopScrollMs } from '@parvis/contracts/limits/navigation.ts';
import { summaryScrollDurationMs } from '@parvis/contracts/limits/summary.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollPage } from './scroll-page.ts';
import { fakeScrolling } from './testing/fake-scrolling.ts';

let stillness = false;

beforeEach(() => {
  stillness = false;
  fakeScrolling(() => stillness);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('scrolling takes 750 ms from the summary and 1500 ms back to the top', () => {
  expect([summaryScrollDurationMs, backToTopScrollMs]).toEqual([750, 1_500]);
});

test.each([summaryScrollDurationMs, backToTopScrollMs])(
  'the page arrives after %i ms, not a millisecond before',
  async (durationMs) => {
    const arrival = scrollPage(() => 2_000, durationMs);
    vi.advanceTimersByTime(durationMs - 1);
    expect(window.scrollY).toBeGreaterThan(1_900);
    expect(window.scrollY).toBeLessThan(2_000);
    vi.advanceTimersByTime(1);
    expect(window.scrollY).toBe(2_000);
    expect(await arrival).toBe(true);
  },
);

test('scrolling eases in and out', () => {
  void scrollPage(() => 1_000, 1_000);
  vi.advanceTimersByTime(100);
  expect(window.scrollY).toBeLessThan(20);
  vi.advanceTimersByTime(800);
  expect(window.scrollY).toBeGreaterThan(980);
});

test('a target that moves meanwhile is still reached', () => {
  let target = 1_000;
  void scrollPage(() => target, 500);
  vi.advanceTimersByTime(250);
  target = 1_400;
  vi.advanceTimersByTime(250);
  expect(window.scrollY).toBe(1_400);
});

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'a %s in the meantime stops the scrolling',
  async (sign) => {
    const arrival = scrollPage(() => 1_000, 500);
    vi.advanceTimersByTime(200);
    const where = window.scrollY;
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(10_000);
    expect(window.scrollY).toBe(where);
    expect(await arrival).toBe(false);
  },
);

test('with reduced motion the page scrolls immediately', async () => {
  stillness = true;
  expect(await scrollPage(() => 700, 1_500)).toBe(true);
  expect(window.scrollY).toBe(700);
});
