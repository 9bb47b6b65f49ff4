// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Slider } from './slider.tsx';
import {
  computeShare,
  defaultSliderRange,
  valueAfterPageKey,
  valueWithin,
} from './slider-range.ts';

const props = { id: 's', name: 's', label: 'Part' };

afterEach(cleanup);

test.each([
  [-5, 0],
  [0, 0],
  [40.4, 40],
  [40.5, 41],
  [100, 100],
  [130, 100],
])('in the default range, %d is rounded or clamped to %d', (value, counted) => {
  expect(valueWithin(defaultSliderRange, value)).toBe(counted);
});

test('values are steps counted from the minimum, and the last step may fall short of the end', () => {
  const range = { minimum: 5, maximum: 21, step: 5 };
  expect([5, 8, 19, 21, 24].map((value) => valueWithin(range, value))).toEqual([5, 10, 20, 20, 20]);
});

test.each([
  ['PageUp', 40, 60],
  ['PageDown', 40, 20],
  ['PageUp', 95, 100],
  ['PageDown', 5, 0],
  ['PageUp', 100, 100],
  ['ArrowUp', 40, undefined],
])('%s at %i leads to %s: one fifth, without wrapping', (key, value, reached) => {
  expect(valueAfterPageKey(defaultSliderRange, value, key)).toBe(reached);
});

test.each([
  [{ minimum: 0, maximum: 100, step: 1 }, 40, 40],
  [{ minimum: 100, maximum: 200, step: 1 }, 150, 50],
  [{ minimum: 7, maximum: 7, step: 1 }, 7, 0],
])('in %j, %i lies %i per cent along', (range, value, share) => {
  expect(computeShare(range, value)).toBe(share);
});

test('a slider is a native range input with the default limits', () => {
  render(<Slider {...props} value={40} />);
  const { min, max, step, value } = screen.getByRole<HTMLInputElement>('slider');
  expect([min, max, step, value]).toEqual(['0', '100', '1', '40']);
});

test('page keys jump, and the value is announced', () => {
  const onChange = vi.fn<(value: number) => void>();
  render(<Slider {...props} value={40} onChange={onChange} />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })).toBe(false);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(60);
  expect(document.querySelector('output')?.textContent).toBe('60');
});

test('arrow keys are left to the browser', () => {
  render(<Slider {...props} value={40} />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })).toBe(true);
});
