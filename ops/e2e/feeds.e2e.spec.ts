import { expect, test } from '@playwright/test';
import { rssFaults } from './fixtures/rss-faults.ts';
import { siteMapFaults } from './fixtures/site-map-faults.ts';
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
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  await page.goto('/robots.txt');
  const source = await response.text();
  const root = await parseXml(page, source);
  expect(siteMapFaults(root, source, String(baseURL))).toEqual([]);
  const mapped = childrenOf(root, 'url').map((url) => textOf(url, 'loc'));
  for (const path of ['/', '/en/', '/toutes-actualites', '/en/mediaroom/library', '/agenda'])
    expect(mapped).toContain(`${baseURL}${path}`);
});
