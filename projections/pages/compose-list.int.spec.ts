import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { news } from '../engine/testing/sample-news.ts';
import { compositionWorld } from './testing/composition-world.ts';
import { type FiledSite, openFiledSite } from './testing/filed-site.ts';

let site: FiledSite;

beforeAll(async () => {
  site = await openFiledSite();
});
afterAll(() => site.drop());

/**
 * The data of the list at an address, and the names of the statements that were executed for it.
 */
async function dataAt(address: string) {
  const run = vi.spyOn(site.pool, 'query');
  const composed = await site.compose(address);
  const statements = run.mock.calls.map(([statement]) => nameOf(statement));
  run.mockRestore();
  if (composed.kind !== 'screen' || composed.screen.screen !== 'list-data')
    throw new Error(`${address} has no data of a list`);
  return { ...composed, list: composed.screen.list, statements };
}

/** The name a statement is prepared under; its text when it has none. */
function nameOf(statement: unknown): string {
  if (typeof statement !== 'object' || statement === null) return String(statement);
  return 'name' in statement ? String(statement.name) : JSON.stringify(statement);
}

test('a page of news lists articles and press releases, with its filters', async () => {
  const { list, frame } = await site.listAt('/toutes-actualites');
  expect(list).toMatchObject({
    total: 17,
    pages: 2,
    months: { first: '10-2025', last: '02-2026' },
    groups: [
      { group: 'types', options: [{ slug: 'reportage', name: 'Reportage', results: 1 }] },
      { group: 'categories', options: [{ slug: 'economie', name: 'Économie', results: 1 }] },
    ],
    active: [],
    feed: '/rss/news',
    isIndexed: true,
  });
  expect(list.entries).toHaveLength(12);
  expect(list.hrefOf(2)).toBe('/toutes-actualites/2');
  expect(frame.translations).toEqual([{ locale: 'en', path: '/en/all-news', isTranslation: true }]);
});

test('every active filter can be removed separately, in every language', async () => {
  const { list, frame, keepLater } = await site.listAt(
    '/toutes-actualites/economie?types=reportage&q=eau',
  );
  expect(list.active).toMatchObject([
    {
      of: 'keywords',
      name: 'eau',
      hrefWithout: '/toutes-actualites/economie?types=reportage',
    },
    { of: 'types', name: 'Reportage', hrefWithout: '/toutes-actualites/economie?q=eau' },
    { of: 'categories', name: 'Économie', hrefWithout: '/toutes-actualites?types=reportage&q=eau' },
  ]);
  expect(list).toMatchObject({ total: 1, isIndexed: false, reset: '/toutes-actualites' });
  expect(list.feed).toBe('/rss/news/economie?types=reportage&q=eau');
  expect(keepLater).toBe(true);
  expect(frame.translations.map(({ path }) => path)).toEqual([
    '/en/all-news/economy?types=report&q=eau',
  ]);
});

test('data is returned under any spelling, and names the canonical address', async () => {
  const { list, keepLater } = await dataAt('/toutes-actualites?json=1&categories=economie');
  expect(list.address).toBe('/toutes-actualites/economie');
  expect(keepLater).toBe(true);
});

test('data of a list is composed without menus and footer, and stays valid when a menu changes', async () => {
  const page = await site.listAt('/toutes-actualites');
  const { screen, tags, statements } = await dataAt('/toutes-actualites?json=1');
  expect(Object.keys(screen)).toEqual(['screen', 'list', 'site']);
  expect(page.tags).toEqual(expect.arrayContaining([...tags]));
  expect(tags.length).toBeLessThan(page.tags.length);
  expect(statements).toEqual([
    'facet-vocabulary-now',
    'filtered-newest-present',
    'site-settings-now',
  ]);
});

test.each(['date_start=11-2025', 'date_start=01-2030', 'date_end=01-1990'])(
  'a list with %s is read once, whether or not its period had to be moved',
  async (period) => {
    const { statements } = await dataAt(`/toutes-actualites?${period}&json=1`);
    expect(statements.filter((name) => name.startsWith('filtered-'))).toHaveLength(1);
  },
);

test('data for a period without entries is that of the nearest period, which it names', async () => {
  const { list } = await dataAt('/toutes-actualites?date_start=01-2030&json=1');
  const { list: named } = await site.listAt('/toutes-actualites?date_start=01-2026');
  expect(list.address).toBe(named.address);
  expect([list.total, list.entries.length]).toEqual([2, 2]);
  expect(list.entries).toEqual(named.entries);
});

test('data of a list that does not exist is an error that scripts understand', async () => {
  for (const address of ['/toutes-actualites/nulle-part?json=1', '/toutes-actualites/9?json=1'])
    expect(await site.compose(address)).toMatchObject({ screen: { screen: 'failed-answer' } });
});

test('a keyword is found by its current name, in the language of the list, together with other words', async () => {
  const { log, history, compose: at } = await compositionWorld();
  const name = (id: string, fr: string, en: string, revision = 1) =>
    log.append(`facet-keywords-${id}`, {
      type: 'FacetNamed',
      data: { group: 'keywords', id, names: { fr, en }, revision },
    });
  const publish = (locale: 'fr' | 'en', slug: string, keywords: string[]) =>
    history.publish(history.create(locale, news(slug, { keywords })));
  const found = async (path: string, query: string) => {
    const composed = await at(path, query);
    if (composed.kind !== 'screen' || composed.screen.screen !== 'list')
      throw new Error('expected a list');
    expect(composed.tags).toContain('facets');
    return composed.screen.list.entries.map((entry) => entry.kind === 'item' && entry.title);
  };
  publish('fr', 'rive', ['flooding']);
  publish('fr', 'digue', ['flooding', 'loans']);
  publish('en', 'shore', ['flooding']);
  name('flooding', 'Submersion marine', 'Rising waters');
  name('loans', 'Prêts', 'Loans');
  expect(await found('/toutes-actualites', 'q=submersion')).toEqual(['digue', 'rive']);
  expect(await found('/toutes-actualites', 'q=digue+submersion+pret')).toEqual(['digue']);
  expect(await found('/toutes-actualites', 'q=rising')).toEqual([]);
  expect(await found('/en/all-news', 'q=waters')).toEqual(['shore']);
  name('flooding', 'Crues', 'Floods', 2);
  expect(await found('/toutes-actualites', 'q=submersion')).toEqual([]);
  expect(await found('/toutes-actualites', 'q=crue')).toEqual(['digue', 'rive']);
  expect(await found('/en/all-news', 'q=floods')).toEqual(['shore']);
});

test('a preset narrows its list and remains when filters are removed', async () => {
  expect((await site.listAt('/toutes-actualites?target=mediaroom')).list).toMatchObject({
    total: 1,
    reset: '/toutes-actualites?target=mediaroom',
    entries: [{ title: 'communique' }],
  });
  expect((await site.listAt('/toutes-actualites?target=students')).list.total).toBe(1);
});

test.each([
  ['', ['contact', 'formation', 'rapport']],
  ['?types=reportage', ['rapport']],
  ['?categories=economie', ['rapport']],
  ['?q=training', ['formation']],
  ['?date_start=01-2026', ['formation']],
])('pages are filtered like news: /pages%s', async (query, slugs) => {
  const { list } = await site.listAt(`/pages${query}`);
  expect(list.entries.map(({ path }) => path)).toEqual(slugs.map((slug) => `/${slug}`));
});

test('the agenda changes when the next event has ended', async () => {
  const { list, expiresAt } = await site.listAt('/agenda');
  expect(list.entries).toMatchObject([
    { title: 'bientot', isOver: false },
    { title: 'passe', isOver: true },
  ]);
  expect(expiresAt).toEqual(new Date('2026-03-02T08:00:00Z'));
  expect((await site.listAt('/toutes-actualites')).expiresAt).toBeUndefined();
});

test('a filter shows its values in the order that editors chose, or else by name', async () => {
  const { log, history, compose: at } = await compositionWorld();
  for (const id of ['air', 'eau', 'terre'])
    history.publish(history.create('fr', news(id, { types: [id], regions: [id] })));
  const data = { group: 'types', ids: ['terre', 'air'], revision: 1 };
  log.append('facets-types', { type: 'FacetsArranged', data });
  const composed = await at('/toutes-actualites', '');
  if (composed.kind !== 'screen' || composed.screen.screen !== 'list')
    throw new Error('expected a list');
  const groups = composed.screen.list.groups.map(({ group, options }) => [
    group,
    options.map(({ name }) => name),
  ]);
  expect(groups).toEqual([
    ['types', ['terre', 'air', 'eau']],
    ['regions', ['air', 'eau', 'terre']],
  ]);
});
