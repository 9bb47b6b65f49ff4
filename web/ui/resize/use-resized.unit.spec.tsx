// @vitest-environment happy-dom
import {
  columnsResizeDebounceMs,
  layoutResizeDebounceMs,
} from '@parvis/contracts/limits/layout.ts';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResized } from './use-resized.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Resized({ quietMs, onResized }: { quietMs: number; onResized: () => void }) {
  useResized(quietMs, onResized);
  return null;
}

test('the layout waits for 500 ms and columns for 200 ms', () => {
  expect([layoutResizeDebounceMs, columnsResizeDebounceMs]).toEqual([500, 200]);
});

test.each([layoutResizeDebounceMs, columnsResizeDebounceMs])(
  'a resize is reported once, after %i ms without another, not a millisecond before',
  (quietMs) => {
    const onResized = vi.fn<() => void>();
    render(<Resized quietMs={quietMs} onResized={onResized} />);
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(quietMs - 1);
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(quietMs - 1);
    expect(onResized).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResized).toHaveBeenCalledTimes(1);
  },
);

test('no resize is reported after the component is unmounted', () => {
  const onResized = vi.fn<() => void>();
  const { unmount } = render(<Resized quietMs={200} onResized={onResized} />);
  fireEvent(window, new Event('resize'));
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(onResized).not.toHaveBeenCalled();
});
