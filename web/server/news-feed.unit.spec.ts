// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { newsFeedXml } from './news-feed.ts';
import { newsList } from './testing/news-list.ts';

const origin = 'https://www.estuaire.example';
const id = 'n0ws00000001';

function feedOf(firstPublished: Readonly<Record<string, string>> = {}): string {
  const address = '/rss/news/finance';
  return newsFeedXml({ screen: 'news-feed', list: newsList, address, firstPublished }, origin);
}

test('a feed contains its own address, that of its list, and its items with their dates, all escaped', () => {
  const xml = feedOf();
  expect(xml).toContain('<title>Épargne &amp; prêts</title>');
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const text = (name: string) =>
    [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    `${origin}/rss/news/finance`,
  );
  expect(text('language')).toEqual(['fr']);
  expect(text('link')).toContain(`${origin}/toutes-actualites/finance`);
  expect(text('link')).toContain(`${origin}/actualite/epargne-et-prets`);
  expect(text('description')).toContain('Une « bonne » année.');
});

test('an item keeps its identity whatever its title and address become', () => {
  expect(feedOf()).toContain(`<guid isPermaLink="false">${id}</guid>`);
});

test.each([
  ['in the afternoon', '2026-02-12T14:30:05.123Z', '12 Feb 2026 14:30:05 GMT'],
  ['after midnight in Paris', '2026-02-11T23:10:00Z', '11 Feb 2026 23:10:00 GMT'],
  ['on another day than its editors gave it', '2026-03-01T09:00:00Z', '12 Feb 2026 00:00:00 GMT'],
])('the date of news published %s', (_, instant, date) => {
  expect(feedOf({ [id]: instant })).toContain(`${date}</pubDate>`);
});
