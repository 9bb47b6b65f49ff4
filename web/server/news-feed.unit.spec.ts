// @vitest-environment happy-dom
import type { FilteredList, ListedItem } from '@parvis/contracts/site/filters/filtered-list.ts';
import { listStateOf } from '@parvis/contracts/site/filters/list-state.ts';
import { expect, test } from 'vitest';
import { newsFeedXml } from './news-feed.ts';

const origin = 'https://www.estuaire.example';
const facets = { types: [], regions: [], domains: [], countries: [], entities: [], keywords: [] };

const item: ListedItem = {
  kind: 'item',
  id: 'n0ws00000001',
  path: '/actualite/epargne-et-prets',
  title: 'Épargne & prêts',
  summary: 'Une « bonne » année.',
  details: { kind: 'news', nature: 'article', publishedOn: '2026-02-12', ...facets },
  category: 'Finance',
  image: undefined,
  isOver: false,
};

const list: FilteredList = {
  list: 'news',
  locale: 'fr',
  address: '/toutes-actualites/finance',
  base: '/toutes-actualites',
  reset: '/toutes-actualites',
  campaign: undefined,
  state: listStateOf({}),
  groups: [],
  months: undefined,
  active: [],
  entries: [item],
  total: 1,
  pages: 1,
  hrefOf: () => '',
  feed: '/rss/news/finance',
  isIndexed: true,
};

test('a feed names itself, its list, and its items with their dates, escaped', () => {
  const xml = newsFeedXml({ screen: 'news-feed', list, address: '/rss/news/finance' }, origin);
  expect(xml).toContain('<title>Épargne &amp; prêts</title>');
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const text = (name: string) =>
    [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    `${origin}/rss/news/finance`,
  );
  expect(text('language')).toEqual(['fr']);
  expect(text('link')).toContain(`${origin}/toutes-actualites/finance`);
  expect(text('guid')).toEqual([`${origin}/actualite/epargne-et-prets`]);
  expect(text('pubDate')).toEqual(['Thu, 12 Feb 2026 00:00:00 GMT']);
  expect(text('description')).toContain('Une « bonne » année.');
});
