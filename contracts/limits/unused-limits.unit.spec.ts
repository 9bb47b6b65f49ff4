import { expect, test } from 'vitest';
import { productSources, sourceText } from '../messages/testing/product-sources.ts';
import { limits } from './specification-limits.ts';

/** Compares style sheets, which cannot import, with the limits. */
const styleSheetSpecification = 'web/ui/tokens.unit.spec.ts';

test('the product uses every limit', () => {
  const sources = productSources(['contracts', 'projections', 'services', 'web'])
    .filter(({ path }) => !path.startsWith('contracts/limits/'))
    .map(({ text }) => text)
    .concat(sourceText(styleSheetSpecification));
  const unused = Object.keys(limits).filter((name) => {
    const word = new RegExp(`\\b${name}\\b`);
    return !sources.some((text) => word.test(text));
  });
  expect(unused).toEqual([]);
});
