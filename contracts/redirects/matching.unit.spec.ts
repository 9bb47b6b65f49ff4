import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPath } from '../testing/any-text.ts';
import { matchQuery, prefixesOf, sourceOf, sourcesMatching, targetFor } from './matching.ts';
import { type RedirectContent, redirectInputSchema, toStored } from './redirect.ts';
import { shadowsRoute } from './source-path.ts';

it.each([
  ['/Ancienne-Page/', '/ancienne-page'],
  ['/éducation', '/education'],
  ['/%C3%A9ducation', '/education'],
  ['/Ancien Chemin', '/ancien-chemin'],
  ['/Ancien%20Chemin', '/ancien-chemin'],
  ['/page_d’accueil.aspx', '/page-d-accueil.aspx'],
  ['/?p=123', '/?p=123'],
  ['/index.php?page_id=7', '/index.php?page_id=7'],
  ['/index.php?L=1&id=7', '/index.php?L=1&id=7'],
  ['/index.php?id=7&L=1', '/index.php?L=1&id=7'],
  ['/index.php?q=caf%C3%A9 noir', '/index.php?q=caf%C3%A9+noir'],
  ['/Vieux Blog/*', '/vieux-blog/*'],
  ['/en/*', '/en/*'],
  ['/EN', '/en/'],
])('an editor who types %s redirects %s', (typed, source) => {
  expect(sourceOf(typed)).toBe(source);
  expect(sourceOf(source)).toBe(source);
});

it.each([
  '',
  'a',
  '/a#b',
  '/a?',
  '/a*',
  '/a/*/b',
  '/*a/*',
  '/a/*?p=1',
  '/?a&b&c&d',
  '/—',
  '/%',
  '/a\\b',
  '/%00',
  '/a/../b',
])('“%s” cannot be redirected', (typed) => {
  expect(sourceOf(typed)).toBe(undefined);
  const sent = { from: typed, target: { status: 410 } };
  expect(redirectInputSchema.safeParse(sent).success).toBe(false);
});

it('what is redirected is found at every address that a visitor may spell it by', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const source = sourceOf(path);
      fc.pre(source !== undefined && !path.includes('*') && !path.includes('?'));
      expect(sourcesMatching(path)).toContain(source);
      expect(sourcesMatching(source ?? '')).toContain(source);
    }),
  );
});

it('the rules for an address are its queries, itself, and the prefixes that it is beneath', () => {
  expect(sourcesMatching('/a/b/c?y=2&x=1#top')).toEqual([
    '/a/b/c?x=1&y=2',
    '/a/b/c?x=1',
    '/a/b/c?y=2',
    '/a/b/c',
    '/a/b/*',
    '/a/*',
  ]);
  expect(prefixesOf('/a')).toEqual([]);
  expect(sourcesMatching('/neu/*')).toEqual(['/neu/*']);
});

it('a query is redirected by the rule of which it has most parameters, in any order, and keeps others', () => {
  const rules = ['/?p=1', '/?lang=en&p=1', '/?p=2'];
  expect(matchQuery(rules, 'utm_source=x&p=1')).toEqual({
    source: '/?p=1',
    others: 'utm_source=x',
  });
  expect(matchQuery(rules, 'p=1&lang=en')).toEqual({ source: '/?lang=en&p=1', others: '' });
  expect(matchQuery(rules, 'p=12')).toBe(undefined);
});

it('what follows a prefix is kept if the target ends with a star', () => {
  expect(targetFor('/blog/*', '/actualite/*', '/blog/2019/a')).toBe('/actualite/2019/a');
  expect(targetFor('/blog/*', '/actualites', '/blog/2019/a')).toBe('/actualites');
});

it.each([
  ['/?p=1', false],
  ['/toutes-actualites?cat=1', false],
  ['/admin?p=1', true],
  ['/vieux-blog/*', false],
  ['/actualite/*', false],
  ['/*', true],
  ['/en/*', true],
  ['/api/*', true],
])('a redirect from %s would shadow a screen: %s', (source, shadows) => {
  expect(shadowsRoute(source)).toBe(shadows);
});

it.each([
  ['https://www.site.example/Contact?x=1', '/Contact?x=1'],
  ['http://WWW.site.example', '/'],
  ['https://www.site.example?x', '/?x'],
  ['https://www.site.example.evil.example/a', 'https://www.site.example.evil.example/a'],
  ['https://other.example/a', 'https://other.example/a'],
])('the target %s is stored as %s', (to, stored) => {
  const content: RedirectContent = { from: '/a', target: { status: 301, to } };
  expect(toStored(content, 'https://www.site.example').target).toEqual({ status: 301, to: stored });
});
