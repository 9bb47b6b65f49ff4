import { blockquoteMediumFromPx, blockquoteSmallFromPx } from '@parvis/contracts/limits/layout.ts';

/** How a quotation is set that stands this tall when it is set large, in CSS pixels. */
export function quoteSize(height: number): 'large' | 'medium' | 'small' {
  if (height >= blockquoteSmallFromPx) return 'small';
  return height >= blockquoteMediumFromPx ? 'medium' : 'large';
}
