import { blockquoteMediumFromPx, blockquoteSmallFromPx } from '@parvis/contracts/limits/layout.ts';

/** Returns the font size of a quotation from its height at the large size, in CSS pixels. */
export function quoteSize(height: number): 'large' | 'medium' | 'small' {
  if (height >= blockquoteSmallFromPx) return 'small';
  return height >= blockquoteMediumFromPx ? 'medium' : 'large';
}
