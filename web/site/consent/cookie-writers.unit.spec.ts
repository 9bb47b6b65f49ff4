import { productSources } from '@parvis/contracts/messages/testing/product-sources.ts';
import { expect, test } from 'vitest';

test('only files that follow the table of cookies set cookies', () => {
  const setting = productSources(['web'])
    .filter(({ text }) => /document\.cookie\s*=[^=]/.test(text))
    .map(({ path }) => path);
  expect(setting.toSorted()).toEqual([
    'web/site/alerts/edited-alert.ts',
    'web/site/back-to-search/remember-search.island.ts',
    'web/site/consent/erase-refused-cookies.ts',
    'web/site/consent/gate.ts',
    'web/site/consent/store-cookie.ts',
    'web/site/language-suggestion/language-suggestion.island.ts',
    'web/site/site-menu/forget-menu.island.ts',
    'web/site/site-menu/use-menu-memory.ts',
  ]);
});
