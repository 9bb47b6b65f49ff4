import { blockquoteMediumFromPx, blockquoteSmallFromPx } from '@parvis/contracts/limits/layout.ts';
import { expect, test } from 'vitest';
import { quoteSize } from './quote-size.ts';

test.each([
  [0, 'large'],
  [blockquoteMediumFromPx - 0.1, 'large'],
  [blockquoteMediumFromPx, 'medium'],
  [blockquoteSmallFromPx - 0.1, 'medium'],
  [blockquoteSmallFromPx, 'small'],
])('a quotation %d pixels tall is set %s', (height, size) => {
  expect(quoteSize(height)).toBe(size);
});
