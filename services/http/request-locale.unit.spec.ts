import { expect, test } from 'vitest';
import { localeOfAddress, localeOfRequest } from './request-locale.ts';

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['*', 'fr'],
  ['de-DE', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['fr;q=0.2,en-US;q=0.7', 'en'],
  ['en;q=0', 'fr'],
  ['EN', 'en'],
  ['en;q=much', 'fr'],
])('Accept-Language %j reads as %s', (header, locale) => {
  expect(localeOfRequest(header)).toBe(locale);
});

test.each([
  ['/en/modal/form-ethics', 'fr', 'en'],
  ['/modal/form-ethics', 'en', 'fr'],
  ['/english', 'en', 'fr'],
  ['/api/pages', 'en', 'en'],
  ['/admin', 'en', 'en'],
  ['/administration', 'en', 'fr'],
] as const)('%s is returned to a reader of %s in %s', (path, accepted, locale) => {
  expect(localeOfAddress(path, accepted)).toBe(locale);
});
