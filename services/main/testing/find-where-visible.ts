/** Visits a path as a visitor. */
export async function visit(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { Accept: '*/*' } });
  return { status: response.status, text: await response.text() };
}

/** Returns where visitors can find an item: its own page, lists, feeds, search and the sitemap. */
export async function findWhereVisible(
  origin: string,
  url: string,
  title: string,
): Promise<readonly string[]> {
  const word = encodeURIComponent(title);
  const places = ['/toutes-actualites', '/rss/news', `/search/do?search=${word}`];
  const found = (await visit(origin, url)).status === 200 ? [url] : [];
  for (const place of places)
    if ((await visit(origin, place)).text.includes(url)) found.push(place);
  const { text: index } = await visit(origin, '/sitemap.xml');
  const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemap[^<]+)<\/loc>/g)].map(([, path]) => path);
  for (const map of ['/sitemap.xml', ...maps])
    if ((await visit(origin, map ?? '')).text.includes(url)) found.push('the map');
  return found;
}
