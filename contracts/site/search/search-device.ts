import { phoneMaximumPx, tabletMaximumPx } from '../../limits/layout.ts';

/** What a search is asked on, which says how many results there is room for; nothing for a desktop. */
export type SearchDevice = 'mobile' | 'tablet';

/** The device of a window as wide as this, in CSS pixels. */
export function deviceOf(width: number): SearchDevice | undefined {
  if (width <= phoneMaximumPx) return 'mobile';
  return width <= tabletMaximumPx ? 'tablet' : undefined;
}
