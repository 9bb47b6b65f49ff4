import { anyPath } from '@parvis/contracts/testing/any-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, movedAddress, readAddress, targetOfKey } from './read-address.ts';

test.each([
  ['/', { kind: 'canonical', path: '/', query: '', others: '' }],
  ['/en/', { kind: 'canonical', path: '/en/', query: '', others: '' }],
  [
    '/groupe/notre-histoire',
    { kind: 'canonical', path: '/groupe/notre-histoire', query: '', others: '' },
  ],
  ['/en', { kind: 'moved', to: '/en/' }],
  ['/EN/Group', { kind: 'moved', to: '/en/group' }],
  ['/groupe/', { kind: 'moved', to: '/groupe' }],
  ['//groupe//histoire', { kind: 'moved', to: '/groupe/histoire' }],
  ['//evil.example', { kind: 'moved', to: '/evil.example' }],
  ['/%41', { kind: 'moved', to: '/a' }],
  ['/%C3%89tude', { kind: 'moved', to: '/etude' }],
  ['/a%3fb', { kind: 'moved', to: '/a-b' }],
  [
    '/toutes-actualites/ALL/1',
    {
      kind: 'moved',
      to: '/toutes-actualites',
      address: { path: '/toutes-actualites', query: '', others: '' },
    },
  ],
  [
    '/toutes-actualites/2',
    { kind: 'canonical', path: '/toutes-actualites/2', query: '', others: '' },
  ],
  ['/%C5%93uvre', { kind: 'moved', to: '/oeuvre' }],
  ['/%zz', { kind: 'malformed' }],
  ['/a%00b', { kind: 'malformed' }],
  ['/a%0d%0aset-cookie:x', { kind: 'malformed' }],
  ['/%5cevil.example', { kind: 'malformed' }],
  ['/../etc/passwd', { kind: 'malformed' }],
  ['/a/%2e%2e/b', { kind: 'malformed' }],
  [`/${'a'.repeat(3_000)}`, { kind: 'too-long' }],
  [`/groupe?x=${'a'.repeat(10_000)}`, { kind: 'too-long' }],
  [
    '/groupe?utm_source=x',
    { kind: 'canonical', path: '/groupe', query: '', others: 'utm_source=x' },
  ],
  ['/Groupe?after=1', { kind: 'moved', to: '/groupe?after=1' }],
  [
    '/toutes-actualites?utm=1&page=2&q=%C3%A9t%C3%A9&regions=a&types=x|y&types=z&domains=',
    {
      kind: 'moved',
      to: '/toutes-actualites?types=x%7Cy&types=z&regions=a&q=%C3%A9t%C3%A9&page=2&utm=1',
      address: {
        path: '/toutes-actualites',
        query: 'types=x%7Cy&types=z&regions=a&q=%C3%A9t%C3%A9&page=2',
        others: 'utm=1',
      },
    },
  ],
  [
    '/toutes-actualites?utm=1&types=x|y&page=2&after=7',
    {
      kind: 'canonical',
      path: '/toutes-actualites',
      query: 'types=x%7Cy&page=2',
      others: 'utm=1&after=7',
    },
  ],
  [
    '/Toutes-Actualites/?q=',
    {
      kind: 'moved',
      to: '/toutes-actualites',
      address: { path: '/toutes-actualites', query: '', others: '' },
    },
  ],
  ['/groupe?q=', { kind: 'canonical', path: '/groupe', query: '', others: 'q=' }],
])('%s is read as %o', (raw, reading) => {
  expect(readAddress(raw)).toEqual(reading);
});

const ofBrowsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
test.each([
  ['/search/do?search=port', 'application/json', 'data', 'data /search/do?search=port'],
  ['/search/do?search=port', ofBrowsers, 'page', 'page /search/do?search=port'],
  ['/search/do?search=port', undefined, 'page', 'page /search/do?search=port'],
  ['/groupe', 'application/json', undefined, '/groupe'],
])('%s requested as %s is cached separately', (raw, accept, as, key) => {
  const reading = readAddress(raw, accept);
  if (reading.kind !== 'canonical') throw new Error('expected a canonical address');
  expect([reading.as, cacheKey(reading)]).toEqual([as, key]);
});

test('query parameters unknown to a route are not part of the cache key', () => {
  const reading = readAddress('/toutes-actualites?utm=1&page=2');
  if (reading.kind !== 'canonical') throw new Error('expected a canonical address');
  expect(cacheKey(reading)).toBe('/toutes-actualites?page=2');
});

test.each([
  ['/groupe', ['/groupe']],
  ['page /search/do?search=port', ['/search/do?search=port']],
  ['data /search/do?search=port', []],
  ['profile 2 /', []],
])('the page under the cache key %s is at %j', (key, targets) => {
  expect(targetOfKey(key)).toEqual(targets);
});

test.each([
  ['', '/agenda', '/agenda'],
  ['rhp=3&p=nl', '/agenda/resultats', '/agenda/resultats?rhp=3&p=nl'],
  ['rhp=3', '/agenda?q=eau', '/agenda?q=eau&rhp=3'],
  ['rhp=3', '/groupe?a=b#histoire', '/groupe?a=b&rhp=3#histoire'],
  ['rhp=3', '/groupe#histoire', '/groupe?rhp=3#histoire'],
  ['rhp=3', 'https://elsewhere.example/', 'https://elsewhere.example/'],
  ['rhp=3', '//elsewhere.example/', '//elsewhere.example/'],
])('%j is carried over to %s', (others, to, moved) => {
  expect(movedAddress(others, to)).toBe(moved);
});

test('following a redirect once always ends at a canonical path of this site', () => {
  fc.assert(
    fc.property(fc.oneof(anyPath, fc.string()), (text) => {
      const reading = readAddress(`/${text}`);
      if (reading.kind !== 'moved') return;
      expect(reading.to).not.toMatch(/^\/\//);
      expect(readAddress(reading.to).kind).toBe('canonical');
    }),
    { seed: 20_260_101, numRuns: 2_000 },
  );
});
