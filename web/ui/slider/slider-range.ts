import {
  sliderWidgetMaximum,
  sliderWidgetMinimum,
  sliderWidgetPageJumpsInRange,
  sliderWidgetStep,
} from '@parvis/contracts/limits/sliders.ts';

/** The values of a slider: both ends, and the step between values. */
export interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** The default range of a slider. */
export const defaultSliderRange: SliderRange = {
  minimum: sliderWidgetMinimum,
  maximum: sliderWidgetMaximum,
  step: sliderWidgetStep,
};

/** Returns the nearest value of the range, clamped to its ends. */
export function valueWithin({ minimum, maximum, step }: SliderRange, value: number): number {
  const steps = Math.round((value - minimum) / step);
  const highest = Math.floor((maximum - minimum) / step);
  return minimum + Math.min(Math.max(steps, 0), highest) * step;
}

/**
 * Returns the value after a Page Up or Page Down key; undefined for other keys, which the browser
 * handles.
 */
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

/** Returns the position of a value in its range, from 0 to 100. */
export function computeShare({ minimum, maximum }: SliderRange, value: number): number {
  return maximum === minimum ? 0 : ((value - minimum) / (maximum - minimum)) * 100;
}
