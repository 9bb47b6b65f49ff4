import { expect, test } from '@playwright/test';
import { rssFaults } from './fixtures/rss-faults.ts';
import { mapIndexFaults, siteMapFaults } from './fixtures/site-map-faults.ts';
import { childrenOf, parseXml, textOf } from './fixtures/xml.ts';

for (const { list, feed } of [
  { list: '/toutes-actualites', feed: '/rss/news' },
  { list: '/en/all-news', feed: '/en/rss/news' },
])
  test(`${feed} and the feed of each category are RSS 2.0`, async ({ page, request, baseURL }) => {
    const { filters } = await (await request.get(`${list}?json=1`)).json();
    const groups: readonly { group: string; data: readonly { id: string }[] }[] = filters;
    const categories = groups.find(({ group }) => group === 'categories')?.data ?? [];
    expect(categories.length).toBeGreaterThan(5);
    await page.goto('/robots.txt');
    for (const path of ['', ...categories.map(({ id }) => `/${id}`)]) {
      const response = await request.get(feed + path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      const root = await parseXml(page, await response.text());
      expect(rssFaults(root, `${baseURL}${feed}${path}`), path).toEqual([]);
      const [channel] = childrenOf(root, 'channel');
      expect(channel && textOf(channel, 'link')).toBe(`${baseURL}${list}${path}`);
      expect(channel && childrenOf(channel, 'item').length, path).toBeGreaterThan(0);
    }
  });

test('the sitemap follows its protocol, and robots.txt names it', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  await page.goto('/robots.txt');
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const source = await response.text();
    return { source, root: await parseXml(page, source) };
  };
  const mappedNow = async () => {
    const { root: index } = await read('/sitemap.xml');
    expect(mapIndexFaults(index, String(baseURL))).toEqual([]);
    const mapped: string[] = [];
    for (const map of childrenOf(index, 'sitemap')) {
      const { source, root } = await read(textOf(map, 'loc'));
      expect(siteMapFaults(root, source, String(baseURL)), textOf(map, 'loc')).toEqual([]);
      const dates = childrenOf(root, 'url').map((url) => textOf(url, 'lastmod'));
      expect(dates.toSorted().at(-1)).toBe(textOf(map, 'lastmod'));
      mapped.push(...childrenOf(root, 'url').map((url) => textOf(url, 'loc')));
    }
    return mapped;
  };
  // Other journeys publish between the read of the index and that of a sitemap.
  let mapped: readonly string[] = [];
  await expect(async () => {
    mapped = await mappedNow();
  }).toPass();
  expect(new Set(mapped).size).toBe(mapped.length);
  for (const path of ['/', '/en/', '/toutes-actualites', '/en/mediaroom/library', '/agenda'])
    expect(mapped).toContain(`${baseURL}${path}`);
});
