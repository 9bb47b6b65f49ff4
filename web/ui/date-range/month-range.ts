import {
  dateSliderMinimumRangeMonths,
  dateSliderStepMonths,
} from '@parvis/contracts/limits/lists.ts';
import { type SliderRange, valueWithin } from '../slider/slider-range.ts';

/** Both ends of a range of months, as month numbers. */
export interface MonthRange {
  readonly start: number;
  readonly end: number;
}

/** The months that can be chosen, as a slider's range. */
export function monthBounds(first: number, last: number): SliderRange {
  return { minimum: first, maximum: last, step: dateSliderStepMonths };
}

/** Moves the start; it stops before the end by the smallest range. */
export function withStart(range: MonthRange, bounds: SliderRange, start: number): MonthRange {
  const latest = range.end - dateSliderMinimumRangeMonths;
  return { ...range, start: Math.min(valueWithin(bounds, start), latest) };
}

/** Moves the end; it stops after the start by the smallest range. */
export function withEnd(range: MonthRange, bounds: SliderRange, end: number): MonthRange {
  const earliest = range.start + dateSliderMinimumRangeMonths;
  return { ...range, end: Math.max(valueWithin(bounds, end), earliest) };
}
