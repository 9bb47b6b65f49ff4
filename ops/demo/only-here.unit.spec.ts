import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSources } from '@parvis/contracts/messages/testing/product-sources.ts';
import { expect, test } from 'vitest';

const messages = join(import.meta.dirname, '../../contracts/messages');

test('no message of the product names the group of the demonstration', () => {
  const catalogues = ['fr', 'en'].flatMap((locale) =>
    readdirSync(join(messages, locale)).map((file) => join(messages, locale, file)),
  );
  const naming = catalogues.filter((file) => /estuaire/i.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

test('in the product only the configuration names it, for the first administrator of the demonstration', () => {
  const naming = productSources(['contracts', 'projections', 'services', 'web'])
    .filter(({ text }) => /estuaire/i.test(text))
    .map(({ path }) => path);
  expect(naming).toEqual([
    'services/adapters/config/configuration-table.ts',
    'services/adapters/config/configuration.ts',
    'services/adapters/mail/mailer.contract.ts',
  ]);
});
