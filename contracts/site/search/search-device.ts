import { phoneMaximumPx, tabletMaximumPx } from '../../limits/layout.ts';

/** The device a search is made on, which decides how many results fit; none for a desktop. */
export type SearchDevice = 'mobile' | 'tablet';

/** The device of a window as wide as this, in CSS pixels. */
export function deviceOf(width: number): SearchDevice | undefined {
  if (width <= phoneMaximumPx) return 'mobile';
  return width <= tabletMaximumPx ? 'tablet' : undefined;
}
