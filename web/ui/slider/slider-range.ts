import {
  sliderWidgetMaximum,
  sliderWidgetMinimum,
  sliderWidgetPageJumpsInRange,
  sliderWidgetStep,
} from '@parvis/contracts/limits/sliders.ts';

/** What a slider can be set to: both ends, and the distance between two values. */
export interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** The range of a slider that names none. */
export const defaultSliderRange: SliderRange = {
  minimum: sliderWidgetMinimum,
  maximum: sliderWidgetMaximum,
  step: sliderWidgetStep,
};

/** The value of the range that is nearest; the ends are not passed. */
export function valueWithin({ minimum, maximum, step }: SliderRange, value: number): number {
  const steps = Math.round((value - minimum) / step);
  const highest = Math.floor((maximum - minimum) / step);
  return minimum + Math.min(Math.max(steps, 0), highest) * step;
}

/** The value that a page key leads to; nothing for other keys, which the browser handles. */
export function valueAfterPageKey(
  range: SliderRange,
  value: number,
  key: string,
): number | undefined {
  const jump = (range.maximum - range.minimum) / sliderWidgetPageJumpsInRange;
  if (key === 'PageUp') return valueWithin(range, value + jump);
  if (key === 'PageDown') return valueWithin(range, value - jump);
  return undefined;
}

/** How far along its range a value is, from 0 to 100. */
export function shareOf({ minimum, maximum }: SliderRange, value: number): number {
  return maximum === minimum ? 0 : ((value - minimum) / (maximum - minimum)) * 100;
}
