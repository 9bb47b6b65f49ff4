import {
  dateSliderMinimumRangeMonths,
  dateSliderStepMonths,
} from '@parvis/contracts/limits/lists.ts';
import { type SliderRange, valueWithin } from '../slider/slider-range.ts';

/** The first and last month of a range, as month numbers. */
export interface MonthRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the selectable months as a slider range. */
export function monthBounds(first: number, last: number): SliderRange {
  return { minimum: first, maximum: last, step: dateSliderStepMonths };
}

/** Moves the start, clamped to the bounds and to the minimum length of a range. */
export function withStart(range: MonthRange, bounds: SliderRange, start: number): MonthRange {
  const latest = range.end - dateSliderMinimumRangeMonths;
  return { ...range, start: Math.min(valueWithin(bounds, start), latest) };
}

/** Moves the end, clamped to the bounds and to the minimum length of a range. */
export function withEnd(range: MonthRange, bounds: SliderRange, end: number): MonthRange {
  const earliest = range.start + dateSliderMinimumRangeMonths;
  return { ...range, end: Math.max(valueWithin(bounds, end), earliest) };
}
