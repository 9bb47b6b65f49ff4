// @vitest-environment happy-dom

import { formatMonth, monthCode, monthNumber } from '@parvis/contracts/site/filters/months.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DateRangeSlider, type DateRangeSliderProps } from './date-range-slider.tsx';
import { type MonthRange, monthBounds, withEnd, withStart } from './month-range.ts';

function month(code: string): number {
  const number = monthNumber(code);
  if (number === undefined) throw new Error(`${code} is not a month`);
  return number;
}

const props: DateRangeSliderProps = {
  id: 'period',
  locale: 'fr',
  first: month('01-2024'),
  last: month('12-2025'),
  start: month('03-2024'),
  end: month('05-2024'),
  labels: { range: 'Période', start: 'Depuis', end: 'Jusqu’à' },
};
const bounds = monthBounds(props.first, props.last);

function selects(): (string | undefined)[] {
  return [...document.querySelectorAll('select')].map(({ value }) => value);
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test.each(['01-2024', '12-1999', '08-0871'])(
  '%s is the same after conversion to a number and back',
  (code) => {
    expect(monthCode(month(code))).toBe(code);
  },
);

test.each(['', '13-2024', '00-2024', '1-2024', '2024-01', '01-24', '01-2024 '])(
  '“%s” is not a month',
  (code) => {
    expect(monthNumber(code)).toBeUndefined();
  },
);

test('months are consecutive across years, and have names in every language', () => {
  expect(month('01-2025') - month('12-2024')).toBe(1);
  expect(formatMonth(month('08-2024'), 'fr')).toBe('août 2024');
  expect(formatMonth(month('08-2024'), 'en')).toBe('August 2024');
});

test.each<[string, (range: MonthRange) => MonthRange, string, string]>([
  ['the start before the first month', (r) => withStart(r, bounds, 0), '01-2024', '05-2024'],
  ['the start onto the end', (r) => withStart(r, bounds, r.end), '04-2024', '05-2024'],
  ['the start beyond the end', (r) => withStart(r, bounds, bounds.maximum), '04-2024', '05-2024'],
  ['the end after the last month', (r) => withEnd(r, bounds, 10 ** 6), '03-2024', '12-2025'],
  ['the end onto the start', (r) => withEnd(r, bounds, r.start), '03-2024', '04-2024'],
])('moving %s leaves at least one month', (_name, move, start, end) => {
  const moved = move({ start: props.start, end: props.end });
  expect([monthCode(moved.start), monthCode(moved.end)]).toEqual([start, end]);
});

test('without script, two selects send MM-YYYY', () => {
  document.body.innerHTML = renderToString(<DateRangeSlider {...props} />);
  const chosen = [...document.querySelectorAll('option[selected]')];
  expect(chosen.map((option) => option.getAttribute('value'))).toEqual(['03-2024', '05-2024']);
  expect(document.querySelectorAll('select[name=date_start] option')).toHaveLength(24);
  expect(document.querySelector('input[type=range]')?.closest('[hidden]')).not.toBeNull();
});

test('an end at which nothing is excluded is sent empty, and can be chosen again', () => {
  render(<DateRangeSlider {...props} start={props.first} end={props.last} />);
  expect(selects()).toEqual(['', '']);
  const end = document.querySelector('select[name=date_end]');
  if (!end) throw new Error('no select');
  for (const value of ['05-2025', '']) {
    fireEvent.change(end, { target: { value } });
    expect(selects()).toEqual(['', value]);
  }
  expect(end.querySelector('option[value=""]')?.textContent).toBe('décembre 2025');
});

test('thumbs and selects move together and announce the month', () => {
  const onChange = vi.fn<(range: MonthRange) => void>();
  render(<DateRangeSlider {...props} onChange={onChange} />);
  const [start] = screen.getAllByRole('slider');
  if (!start) throw new Error('no thumb');
  fireEvent.change(start, { target: { value: String(month('01-2024')) } });
  expect(start.getAttribute('aria-valuetext')).toBe('janvier 2024');
  expect(selects()).toEqual(['', '05-2024']);
  expect(onChange).toHaveBeenLastCalledWith({ start: month('01-2024'), end: month('05-2024') });
});

test('an end chosen before the start is set to one month after the start', () => {
  render(<DateRangeSlider {...props} />);
  const end = document.querySelector('select[name=date_end]');
  if (end) fireEvent.change(end, { target: { value: '01-2024' } });
  expect(selects()).toEqual(['03-2024', '04-2024']);
});

test('a page key moves a thumb by one fifth of the range', () => {
  render(<DateRangeSlider {...props} />);
  const [, end] = screen.getAllByRole('slider');
  if (end) fireEvent.keyDown(end, { key: 'PageUp' });
  expect(selects()).toEqual(['03-2024', '10-2024']);
});
