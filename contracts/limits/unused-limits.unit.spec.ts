import { expect, test } from 'vitest';
import { productSources, sourceText } from '../messages/testing/product-sources.ts';
import { limits } from './specification-limits.ts';

/** Holds style sheets, which cannot import, to the limits' numbers. */
const styleSheetSpecification = 'web/ui/tokens.unit.spec.ts';

test('a list of the limits that nothing in the product uses yet is printed', () => {
  const sources = productSources(['contracts', 'projections', 'services', 'web'])
    .filter(({ path }) => !path.startsWith('contracts/limits/'))
    .map(({ text }) => text)
    .concat(sourceText(styleSheetSpecification));
  const unused = Object.keys(limits).filter((name) => {
    const word = new RegExp(`\\b${name}\\b`);
    return !sources.some((text) => word.test(text));
  });
  if (unused.length > 0)
    console.info(`${unused.length} limits are not used yet:\n  ${unused.join('\n  ')}`);
  expect(unused).not.toContain('megaMenuHoverDelayMs');
  expect(unused).not.toContain('contentHeaderHeightPx');
});
