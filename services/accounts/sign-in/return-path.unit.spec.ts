import { anyText } from '@parvis/contracts/testing/any-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOfficePath, returnPath } from './return-path.ts';

test.each([
  ['/admin/pages', '/admin/pages'],
  ['/admin/pages?page=2&q=mer#top', '/admin/pages?page=2&q=mer#top'],
  ['/groupe/été', '/groupe/%C3%A9t%C3%A9'],
  ['/', '/'],
])('sign-in continues to %s', (wish, path) => {
  expect(returnPath(wish)).toBe(path);
});

test.each([
  undefined,
  '',
  'admin',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  '/admin\r\nSet-Cookie: a=b',
])('instead of %j, sign-in continues to the back-office', (wish) => {
  expect(returnPath(wish)).toBe(backOfficePath);
});

test('whatever path is requested, a browser stays on this site and the header is plain ASCII', () => {
  const site = 'https://www.estuaire.example';
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    ' ',
    'evil.example',
    'é',
  );
  const wish = fc.oneof(
    anyText(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(wish, (wished) => {
      const path = returnPath(wished);
      expect(new URL(path, `${site}/admin/login`).origin).toBe(site);
      expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
    }),
    { seed: 20_26, numRuns: 5_000, verbose: true },
  );
});
