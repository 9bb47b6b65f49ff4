import { expect, test } from 'vitest';
import { listChangedTags } from '../engine/changed-tags.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { composeContentScreen } from './compose-content-screen.ts';
import { pageFragments } from './page-fragments.ts';

const pages = 30;
const rebuilds = 3;

test('a rebuild while pages are read makes no read fail and leaves every page as it was', async () => {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  for (let number = 0; number < pages; number += 1) {
    const page = history.create('fr', { title: `Page ${number}`, slug: `page-${number}` });
    const module = history.addModule(page);
    history.saveModule(page, module, `Texte ${number}`);
    history.activate(page, module);
    history.publish(page);
  }
  const engine = start([pageFragments]);
  await engine.waitUntil(['page-fragments'], await log.head(), waitLimitMs);
  const compose = (number: number) => composeContentScreen(db.pool, `/page-${number}`);
  const before = await Promise.all(Array.from({ length: pages }, (_, number) => compose(number)));

  let reading = true;
  let reads = 0;
  const read = async () => {
    while (reading) {
      const number = reads % pages;
      reads += 1;
      expect(await compose(number)).toEqual(before[number]);
    }
  };
  // A read that fails, or returns anything else, ends its reader and fails the test at the end.
  const readers = Promise.all([read(), read(), read()]);
  readers.catch(() => undefined);
  for (let generation = 2; generation < 2 + rebuilds; generation += 1) {
    await engine.rebuild('page-fragments');
    await expect
      .poll(
        async () => (await listChangedTags(db.pool, 'page-fragments', await log.head())).generation,
        {
          timeout: waitLimitMs,
          interval: 10,
        },
      )
      .toBe(generation);
  }
  reading = false;
  await readers;
  expect(reads).toBeGreaterThan(rebuilds * pages);
});

test('a save after a rebuild is written into the rebuilt rows', async () => {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const publishPage = (slug: string) =>
    history.publish(history.create('fr', { title: `Page ${slug}`, slug }));
  const engine = start([pageFragments]);
  const follow = async () => engine.waitUntil(['page-fragments'], await log.head(), waitLimitMs);
  // Each batch alone, more often than PostgreSQL plans a prepared statement anew.
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    publishPage(slug);
    await follow();
  }
  await engine.rebuild('page-fragments');
  await expect
    .poll(
      async () => (await listChangedTags(db.pool, 'page-fragments', await log.head())).generation,
      {
        timeout: waitLimitMs,
        interval: 10,
      },
    )
    .toBe(2);
  publishPage('h');
  expect(await follow()).toBe(true);
  for (const slug of ['a', 'g', 'h'])
    expect(await composeContentScreen(db.pool, `/${slug}`)).toMatchObject({
      screen: { page: { title: `Page ${slug}` } },
    });
});
