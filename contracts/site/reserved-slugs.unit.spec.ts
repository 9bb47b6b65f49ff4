import { expect, test } from 'vitest';
import { reservedSlugs } from './reserved-slugs.ts';

test('the first segments of routes and product paths are reserved, in both languages', () => {
  expect([...reservedSlugs].toSorted()).toEqual([
    '.well-known',
    'accessibility-statement',
    'actualite',
    'admin',
    'agenda',
    'ajax',
    'all-news',
    'api',
    'assets',
    'block',
    'careers',
    'confidentialite',
    'content',
    'declaration-accessibilite',
    'emploi-carriere',
    'en',
    'focus',
    'fr',
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
    'privacy',
    'readyz',
    'robots.txt',
    'rss',
    'search',
    'sitemap-offers',
    'sitemap-offers.xml',
    'sitemap.xml',
    'toutes-actualites',
    'translations',
  ]);
});

test('the slugs above the leadership page are available to pages', () => {
  expect(reservedSlugs.has('groupe')).toBe(false);
  expect(reservedSlugs.has('group')).toBe(false);
});
