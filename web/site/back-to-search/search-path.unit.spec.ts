import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeSearchPath } from './search-path.ts';

const origin = 'https://estuaire.example';

test.each([
  '/emploi-carriere/toutes-offres-emploi',
  '/en/all-news/2?q=tide&types=a%7Cb',
  '/toutes-actualites?date_start=01-2024#liste',
  '/',
])('%s leads back to the search', (path) => {
  expect(safeSearchPath(path, origin)).toBe(path);
});

test.each([
  [''],
  ['emploi'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\/evil.example'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['/offres%|%autre'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\u0000/offres'],
  ['/offres\u0085'],
  ['/.//evil.example'],
  ['/..//evil.example'],
  ['/a/..//evil.example'],
  [' /offres'],
])('%j leads nowhere', (value) => {
  expect(safeSearchPath(value, origin)).toBeUndefined();
});

const crooked = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%|%',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'a',
      'https:',
      '\u0000',
      '\u0085',
      'é',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('whatever the cookie contains, the result is a path of this site, and stable', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        crooked,
        fc.string(),

        crooked.map((text) => `/${text}`),
      ),
      (value) => {
        const path = safeSearchPath(value, origin);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(path).not.toMatch(/\\|\p{Cc}/u);
        expect(path).not.toContain('%|%');
        const url = new URL(path, `${origin}/en/page?x=1`);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(path);
        expect(safeSearchPath(path, origin)).toBe(path);
      },
    ),
    { seed: 20_260_101, numRuns: 1_000 },
  );
});

test('paths of ordinary letters are always accepted', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 5 }), (words) => {
      const path = `/${words.join('/')}`;
      expect(safeSearchPath(path, origin)).toBe(path);
    }),
    { seed: 20_260_101, numRuns: 500 },
  );
});
