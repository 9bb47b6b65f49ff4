import { noFacets } from '@parvis/contracts/content/details.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { composeAddress } from '@parvis/projections/pages/compose-address.ts';
import { followChangedPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { CachingDatabase } from '@parvis/projections/pages/read-shared.ts';
import { compositionWorld } from '@parvis/projections/pages/testing/composition-world.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { expect, test } from 'vitest';
import { ChangeFeed } from './change-feed.ts';
import { FeedReadCache } from './feed-read-cache.ts';

const now = new Date('2026-11-20T08:00:00Z');
const teaser: ModuleContent = {
  type: 'teaser',
  data: { title: 'News', source: 'article', group: 'none', facet: '', count: 3, linkLabel: '' },
};

/** A site whose pages show the newest news, read from a database that counts its statements. */
async function cachedSite() {
  const { history, pool, caughtUp } = await compositionWorld();
  let statements = 0;
  const counting: Queryable = {
    query(statement, values) {
      statements += 1;
      return pool.query(statement, values);
    },
  };
  const feed = new ChangeFeed(followChangedPages(pool), () => now.getTime());
  const db = new CachingDatabase(counting, new FeedReadCache(feed));
  const publishPage = (slug: string, locale: Locale = 'fr') => {
    const page = history.create(locale, { title: slug, slug });
    const module = history.addModule(page);
    history.saveModule(page, module, teaser);
    history.activate(page, module);
    history.publish(page);
    return { page, module };
  };
  const newsOf = (title: string) =>
    ({
      kind: 'news',
      nature: 'article',
      title,
      slug: title,
      publishedOn: '2026-11-01',
      ...noFacets,
    }) as const;
  const publishNews = (slug: string) => {
    const id = history.create('fr', newsOf(slug));
    history.publish(id);
    return id;
  };
  const rename = (id: ContentId, title: string) => {
    history.saveHeader(id, newsOf(title));
    history.publish(id);
  };
  const readFeed = async () => {
    await caughtUp();
    await feed.start();
    await feed.stop();
  };
  const compose = async (path: string, query = '') => {
    statements = 0;
    const composed = await composeAddress(db, { path, query, now });
    return { composed, statements };
  };
  const composePage = async (path: string) => {
    const { composed } = await compose(path);
    if (composed.kind !== 'screen' || composed.screen.screen !== 'content')
      throw new Error('expected a page');
    return { ...composed, screen: composed.screen, statements };
  };
  return { history, publishPage, publishNews, rename, readFeed, caughtUp, compose, composePage };
}

test('a page takes one statement when all its shared data is cached', async () => {
  const { publishPage, publishNews, readFeed, compose } = await cachedSite();
  for (const slug of ['rive', 'port']) publishPage(slug);
  publishNews('first');
  await readFeed();
  expect((await compose('/rive')).statements).toBe(5);
  const { composed, statements } = await compose('/port');
  expect(statements).toBe(1);
  expect(JSON.stringify(composed)).toContain('/port');
});

test('a list takes one statement when its menus and facet names are cached, and none from the second request on', async () => {
  const { publishNews, readFeed, compose } = await cachedSite();
  publishNews('first');
  publishNews('second');
  await readFeed();
  await compose('/toutes-actualites');
  // The list is read into memory, and so are its entries.
  expect((await compose('/toutes-actualites', 'q=first')).statements).toBe(2);
  expect((await compose('/toutes-actualites')).statements).toBe(1);
  const { composed, statements } = await compose('/toutes-actualites', 'q=second');
  expect(statements).toBe(0);
  expect(composed).toMatchObject({
    screen: { list: { total: 1, entries: [{ title: 'second', isOver: false }] } },
  });

  publishNews('second-other');
  await readFeed();
  const changed = await compose('/toutes-actualites', 'q=second');
  expect(changed.statements).toBe(1);
  expect(changed.composed).toMatchObject({ screen: { list: { total: 2 } } });
});

test('entries in memory are shown as the same objects, so that their rendering is reused', async () => {
  const { publishNews, readFeed, compose } = await cachedSite();
  publishNews('first');
  await readFeed();
  await compose('/toutes-actualites');
  const firstOf = async (query: string) => {
    const { composed } = await compose('/toutes-actualites', query);
    if (composed.kind !== 'screen' || composed.screen.screen !== 'list')
      throw new Error('there is a list');
    return composed.screen.list.entries[0];
  };
  const entry = await firstOf('q=first');
  expect(entry).toMatchObject({ title: 'first' });
  expect(await firstOf('q=fir')).toBe(entry);
});

test('a list in memory is not shown with entries that have changed since', async () => {
  const { publishNews, rename, readFeed, caughtUp, compose } = await cachedSite();
  publishNews('first');
  const second = publishNews('second');
  await readFeed();
  for (const query of ['', 'q=first']) await compose('/toutes-actualites', query);
  rename(second, 'renamed');
  await caughtUp();
  // The feed has not seen the change: the list is kept, and the entry is read.
  const { composed, statements } = await compose('/toutes-actualites', 'q=second');
  expect(statements).toBe(2);
  expect(composed).toMatchObject({ screen: { list: { total: 0, entries: [] } } });
});

test('a cached result is invalidated by a change of its data, and has the position up to which it was valid', async () => {
  const { publishPage, publishNews, readFeed, caughtUp, compose, composePage } = await cachedSite();
  publishPage('rive');
  publishNews('first');
  await readFeed();
  await compose('/rive');

  publishPage('port', 'en');
  const seen = await caughtUp();
  await readFeed();
  const unchanged = await compose('/rive');
  expect(unchanged).toMatchObject({ statements: 1, composed: { position: seen } });

  publishNews('second');
  await readFeed();
  const changed = await composePage('/rive');
  expect(changed.statements).toBe(2);
  const [teasers] = changed.screen.page.teasers?.values() ?? [];
  expect(teasers?.map(({ title }) => title)).toEqual(['second', 'first']);
});

test('a page with a cached menu shows the menu after its change, and is as old as the older of the two', async () => {
  const { publishPage, readFeed, caughtUp, composePage } = await cachedSite();
  publishPage('rive');
  await readFeed();
  const menuOf = async () => {
    const { position, screen } = await composePage('/rive');
    return { position, paths: screen.frame.menu.map(({ path }) => path) };
  };
  const before = await menuOf();
  publishPage('port');
  await caughtUp();
  // The feed has not seen the change: what is cached may be older than the page's own row.
  expect(await menuOf()).toEqual(before);
  await readFeed();
  const after = await menuOf();
  expect(after.paths).toEqual(['/rive', '/port']);
  expect(after.position > before.position).toBe(true);
});
