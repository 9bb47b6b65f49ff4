// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { newsFeedXml } from './news-feed.ts';
import { newsList } from './testing/news-list.ts';

const origin = 'https://www.estuaire.example';

test('a feed contains its own address, that of its list, and its items with their dates, all escaped', () => {
  const xml = newsFeedXml(
    { screen: 'news-feed', list: newsList, address: '/rss/news/finance' },
    origin,
  );
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
