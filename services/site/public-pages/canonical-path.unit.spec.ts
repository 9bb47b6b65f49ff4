import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPath } from './canonical-path.ts';

test.each([
  ['/', { kind: 'canonical', path: '/' }],
  ['/en/', { kind: 'canonical', path: '/en/' }],
  ['/groupe/notre-histoire', { kind: 'canonical', path: '/groupe/notre-histoire' }],
  ['/en', { kind: 'moved', to: '/en/' }],
  ['/EN/Group', { kind: 'moved', to: '/en/group' }],
  ['/groupe/', { kind: 'moved', to: '/groupe' }],
  ['//groupe//histoire', { kind: 'moved', to: '/groupe/histoire' }],
  ['//evil.example', { kind: 'moved', to: '/evil.example' }],
  ['/%41', { kind: 'moved', to: '/a' }],
  ['/%C3%89tude', { kind: 'moved', to: '/etude' }],
  ['/a%3fb', { kind: 'moved', to: '/a-b' }],
  ['/toutes-actualites/ALL/1', { kind: 'moved', to: '/toutes-actualites' }],
  ['/toutes-actualites/2', { kind: 'canonical', path: '/toutes-actualites/2' }],
  ['/%C5%93uvre', { kind: 'moved', to: '/oeuvre' }],
  ['/%zz', { kind: 'malformed' }],
  ['/a%00b', { kind: 'malformed' }],
  ['/a%0d%0aset-cookie:x', { kind: 'malformed' }],
  ['/%5cevil.example', { kind: 'malformed' }],
  ['/../etc/passwd', { kind: 'malformed' }],
  ['/a/%2e%2e/b', { kind: 'malformed' }],
  [`/${'a'.repeat(3_000)}`, { kind: 'malformed' }],
])('%s is read as %o', (raw, reading) => {
  expect(readPath(raw)).toEqual(reading);
});

test('following a redirect once always ends at a canonical path of this site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string()), (text) => {
      const reading = readPath(`/${text}`);
      if (reading.kind !== 'moved') return;
      expect(reading.to).not.toMatch(/^\/\//);
      expect(readPath(reading.to).kind).toBe('canonical');
    }),
    { seed: 20_260_101, numRuns: 2_000 },
  );
});
