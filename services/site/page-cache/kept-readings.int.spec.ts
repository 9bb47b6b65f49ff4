import { noFacets } from '@parvis/contracts/content/details.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { composeAddress } from '@parvis/projections/pages/compose-address.ts';
import { listChangedPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { KeepingDatabase } from '@parvis/projections/pages/read-shared.ts';
import { composing } from '@parvis/projections/pages/testing/composing.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { expect, test } from 'vitest';
import { ChangeFeed } from './change-feed.ts';
import { FeedReadings } from './kept-readings.ts';

const now = new Date('2026-11-20T08:00:00Z');
const teaser: ModuleContent = {
  type: 'teaser',
  data: { title: 'News', source: 'article', group: 'none', facet: '', count: 3, linkLabel: '' },
};

/** A site whose pages show the newest news, read over a database that counts its statements. */
async function keptSite() {
  const { history, pool, caughtUp } = await composing();
  let statements = 0;
  const counting: Queryable = {
    query(statement, values) {
      statements += 1;
      return pool.query(statement, values);
    },
  };
  const feed = new ChangeFeed(
    (since) => listChangedPages(pool, since),
    () => now.getTime(),
  );
  const db = new KeepingDatabase(counting, new FeedReadings(feed));
  const publishPage = (slug: string, locale: Locale = 'fr') => {
    const page = history.create(locale, { title: slug, slug });
    const module = history.addModule(page);
    history.saveModule(page, module, teaser);
    history.activate(page, module);
    history.publish(page);
  };
  const publishNews = (slug: string) =>
    history.publish(
      history.create('fr', {
        kind: 'news',
        nature: 'article',
        title: slug,
        slug,
        publishedOn: '2026-11-01',
        ...noFacets,
      }),
    );
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
  return { publishPage, publishNews, readFeed, caughtUp, compose };
}

test('a page takes one statement when everything it shares is cached', async () => {
  const { publishPage, publishNews, readFeed, compose } = await keptSite();
  for (const slug of ['rive', 'port']) publishPage(slug);
  publishNews('first');
  await readFeed();
  expect((await compose('/rive')).statements).toBe(5);
  const { composed, statements } = await compose('/port');
  expect(statements).toBe(1);
  expect(JSON.stringify(composed)).toContain('/port');
});

test('a list takes one statement when its menus and facet names are cached', async () => {
  const { publishNews, readFeed, compose } = await keptSite();
  publishNews('first');
  await readFeed();
  await compose('/toutes-actualites');
  const { composed, statements } = await compose('/toutes-actualites', 'q=first');
  expect(statements).toBe(1);
  expect(composed).toMatchObject({ screen: { list: { total: 1 } } });
});

test('a cached reading is invalidated by a change of its data, and gives the position up to which it was valid', async () => {
  const { publishPage, publishNews, readFeed, caughtUp, compose } = await keptSite();
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
  const changed = await compose('/rive');
  expect(changed.statements).toBe(2);
  if (changed.composed.kind !== 'screen' || changed.composed.screen.screen !== 'content')
    throw new Error('there is a page');
  const [teasers] = changed.composed.screen.page.teasers?.values() ?? [];
  expect(teasers?.map(({ title }) => title)).toEqual(['second', 'first']);
});

test('a page under a cached menu shows the menu as it became, and is as old as the oldest of both', async () => {
  const { publishPage, readFeed, caughtUp, compose } = await keptSite();
  publishPage('rive');
  await readFeed();
  const menuOf = async () => {
    const { composed } = await compose('/rive');
    if (composed.kind !== 'screen' || composed.screen.screen !== 'content')
      throw new Error('there is a page');
    const { position, screen } = composed;
    return { position, paths: screen.frame.menu.map(({ path }) => path) };
  };
  const before = await menuOf();
  publishPage('port');
  await caughtUp();
  // The feed has not seen it: what is kept may be older than the page's own row.
  expect(await menuOf()).toEqual(before);
  await readFeed();
  const after = await menuOf();
  expect(after.paths).toEqual(['/rive', '/port']);
  expect(after.position > before.position).toBe(true);
});
