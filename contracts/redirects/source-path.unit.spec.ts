import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPath } from '../testing/any-text.ts';
import { redirectContentSchema, redirectInputSchema } from './redirect.ts';
import { comparablePath } from './source-path.ts';

it.each([
  ['/Ancienne-Page/', '/ancienne-page'],
  ['//a///b', '/a/b'],
  ['/Caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/page_d’accueil.aspx', '/page_d’accueil.aspx'],
  ['/EN', '/en/'],
  ['/', '/'],
])('%s is compared as %s', (written, compared) => {
  expect(comparablePath(written)).toBe(compared);
});

it.each([
  '',
  'groupe',
  'https://x.example/',
  '/a?b',
  '/a#b',
  '/a/../b',
  '/%',
  '/a\\b',
  '/%00',
  '/%2e%2e/a',
])('“%s” is no path', (written) => {
  expect(comparablePath(written)).toBe(undefined);
});

it('normalising a path twice changes nothing', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const compared = comparablePath(path);
      fc.pre(compared !== undefined && !compared.includes('%'));
      expect(comparablePath(compared ?? '')).toBe(compared);
    }),
  );
});

it.each([
  ['/é t', '/%C3%A9%20t'],
  ['https://x.example/%C3%A9', 'https://x.example/%C3%A9'],
  ['/a\ud800b', '/a%EF%BF%BDb'],
])('the target %j is stored as %s, for the Location header', (to, kept) => {
  const sent = { from: '/a', target: { status: 301, to } };
  expect(redirectInputSchema.parse(sent).target).toEqual({ status: 301, to: kept });
});

it.each([
  { from: '/a', target: { status: 303, to: '/b' } },
  { from: '/a', target: { status: 301 } },
  { from: '/a', target: { status: '301', to: '/b' } },
  { from: '/a' },
])('the redirect %j is refused', (sent) => {
  expect(redirectInputSchema.safeParse(sent).success).toBe(false);
  expect(redirectContentSchema.safeParse(sent).success).toBe(false);
});
