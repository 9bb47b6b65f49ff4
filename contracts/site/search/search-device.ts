import { phoneMaximumPx, tabletMaximumPx } from '../../limits/layout.ts';

/** The device of a search, which determines how many results fit; undefined for a desktop. */
export type SearchDevice = 'mobile' | 'tablet';

/** Returns the device for a window of this width, in CSS pixels. */
export function findDevice(width: number): SearchDevice | undefined {
  if (width <= phoneMaximumPx) return 'mobile';
  return width <= tabletMaximumPx ? 'tablet' : undefined;
}
