import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { reservedSlugs } from './reserved-slugs.ts';

test('the first segments of routes and product paths are reserved, in every language', () => {
  const expected = [
    ...locales,
    '.well-known',
    'actualite',
    'admin',
    'agenda',
    'ajax',
    'all-news',
    'api',
    'assets',
    'block',
    'careers',
    'content',
    'emploi-carriere',
    'focus',
    'healthz',
    'mail',
    'media',
    'mediaroom',
    'metrics',
    'modal',
    'module',
    'news',
    'offers',
    'offers-list-autocomplete',
    'offers-list-location',
    'pages',
    'preview',
    'readyz',
    'robots.txt',
    'rss',
    'search',
    'sitemap-media',
    'sitemap-offers',
    'sitemap-offers.xml',
    'sitemap-pages',
    'sitemap.xml',
    'toutes-actualites',
    'translations',
  ];
  expect([...reservedSlugs].toSorted()).toEqual(expected.toSorted());
});

test('the slugs above the leadership page are available to pages', () => {
  expect(reservedSlugs.has('groupe')).toBe(false);
  expect(reservedSlugs.has('group')).toBe(false);
});
