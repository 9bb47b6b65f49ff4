import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { type ListInput, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../engine/testing/sample-news.ts';
import { readInMemoryListing } from '../filtered-lists/read-in-memory-listing.ts';
import { type ItemsOfList, queryItems, toListSource } from './query-items.ts';
import { allNews, foldNews, now, queryNews } from './testing/listed-news.ts';
import { naiveList } from './testing/naive-list.ts';
import { sharedNames, someInput, someNews } from './testing/random-news.ts';

let db: Awaited<ReturnType<typeof createMigratedDatabase>>;

beforeAll(async () => {
  db = await createMigratedDatabase();
});
afterAll(() => db.drop());

test('totals and counts equal those of a naive filter: “or” within a group, “and” across groups', async () => {
  await fc.assert(
    fc.asyncProperty(
      someNews,
      fc.array(someInput, { minLength: 4, maxLength: 8 }),
      async (items, inputs) => {
        await foldNews(
          db.pool,
          items.map((item, index) => news(`n-${index}`, item)),
        );
        for (const input of inputs) {
          const { total, counts, entries } = await queryNews(db.pool, input);
          const expected = naiveList(items, input);
          expect(counts).toEqual(expected.counts);
          expect(total).toBe(expected.found.length);
          expect(entries.map(({ entry }) => entry.title).toSorted()).toEqual(
            expected.found.map(({ title }) => title).toSorted(),
          );
        }
      },
    ),
    { seed: 20_26, numRuns: 25, verbose: true },
  );
});

test('a page is a slice of the list in order, latest day first', async () => {
  await foldNews(db.pool, [
    news('january', { publishedOn: '2026-01-05' }),
    news('march', { publishedOn: '2026-03-01' }),
    news('february', { publishedOn: '2026-02-01' }),
  ]);
  const pages = await Promise.all(
    [1, 2, 3, 999_999_999].map((page) => queryNews(db.pool, { page }, allNews, 2)),
  );
  expect(pages.map(({ entries }) => entries.map(({ entry }) => entry.title))).toEqual([
    ['march', 'february'],
    ['january'],
    [],
    [],
  ]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  expect(pages[0]).toMatchObject({ firstMonth: '2026-01', lastMonth: '2026-03' });
});

test('the months and values to choose from do not depend on the choice', async () => {
  await foldNews(db.pool, [
    news('old', { publishedOn: '2024-05-05', types: ['a'] }),
    news('new', { publishedOn: '2026-03-01', types: ['b'] }),
  ]);
  expect(await queryNews(db.pool, { dateStart: '01-2026', keywords: 'new' })).toMatchObject({
    total: 1,
    firstMonth: '2024-05',
    lastMonth: '2026-03',
    counts: { 'types:a': 0, 'types:b': 1 },
  });
});

test('a list contains only its natures, and a preset only its values', async () => {
  await foldNews(db.pool, [
    news('article', { keywords: ['training'] }),
    news('release', { nature: 'press-release' }),
    news('event', { nature: 'event', eventStart: '2026-03-02T08:00:00Z' }),
  ]);
  const titles = async (items: Partial<ItemsOfList>) =>
    (await queryNews(db.pool, {}, { ...allNews, ...items })).entries
      .map(({ entry }) => entry.title)
      .toSorted();
  expect(await titles({ natures: ['article', 'press-release'] })).toEqual(['article', 'release']);
  expect(await titles({ carrying: ['keywords:training', 'types:none'] })).toEqual(['article']);
});

test('upcoming events are first, soonest first; then past ones, latest first', async () => {
  const event = (slug: string, eventStart: string, eventEnd?: string) =>
    news(slug, { nature: 'event', eventStart, eventEnd });
  await foldNews(db.pool, [
    event('next-year', '2027-01-10T08:00:00Z'),
    event('under-way', '2026-02-28T08:00:00Z', '2026-03-02T17:00:00Z'),
    event('long-over', '2024-06-01T08:00:00Z'),
    event('just-over', '2026-02-27T08:00:00Z', '2026-03-01T09:00:00Z'),
    event('at-midnight', '2026-04-30T22:30:00Z'),
  ]);
  const { entries, nextEnd, lastMonth } = await queryNews(
    db.pool,
    {},
    { ...allNews, order: 'soonest' },
  );
  expect(entries.map(({ entry, isOver }) => [entry.title, isOver])).toEqual([
    ['under-way', false],
    ['at-midnight', false],
    ['next-year', false],
    ['just-over', true],
    ['long-over', true],
  ]);
  expect(new Date(nextEnd ?? '').toISOString()).toBe('2026-03-02T17:00:00.000Z');
  expect(lastMonth).toBe('2027-01');
  const inMay = await queryNews(
    db.pool,
    { dateStart: '05-2026', dateEnd: '06-2026' },
    { ...allNews, order: 'soonest' },
  );
  expect(inMay.entries.map(({ entry }) => entry.title)).toEqual(['at-midnight']);
});

test('a list of thousands is counted, filtered and paged exactly, in the present and in the past', async () => {
  const many = Array.from({ length: 5_000 }, (_, number) =>
    news(`number-${number}`, {
      title: number % 1_000 === 7 ? 'Le port' : 'La rive',
      publishedOn: number % 2 === 0 ? '2026-01-01' : '2025-01-01',
      types: [`t${number % 3}`],
      countries: number > 4_500 ? ['late'] : [],
    }),
  );
  const { history, folding } = await foldNews(db.pool, many);
  const at = await history.log.head();
  history.publish(history.create('fr', news('one-more', { types: ['t1'] })));
  await folding.catchUp(history.log);
  const then = (input: ListInput) =>
    queryItems(
      db.pool,
      { ...allNews, locale: 'fr' },
      { state: toListState(input), named: sharedNames, pageSize: 12, now, at },
    );
  expect(await queryNews(db.pool, {}, allNews, 12)).toMatchObject({
    total: 5_001,
    counts: { 'types:t0': 1_667, 'types:t1': 1_668, 'types:t2': 1_666, 'countries:late': 499 },
    firstMonth: '2025-01',
    lastMonth: '2026-02',
  });
  expect(await then({})).toMatchObject({ total: 5_000, counts: { 'types:t1': 1_667 } });
  expect(await then({ facets: { types: ['t1'] }, keywords: 'port' })).toMatchObject({
    total: 2,
    counts: { 'types:t0': 1, 'types:t1': 2, 'types:t2': 2, 'countries:late': 0 },
  });
  const read = await readInMemoryListing(
    db.pool,
    toListSource({ ...allNews, locale: 'fr' }, undefined),
  );
  for (const input of [{ page: 70 }, { facets: { types: ['t1'] }, keywords: 'port', page: 1 }]) {
    const { entries, position: _, ...expected } = await queryNews(db.pool, input, allNews, 12);
    const held = read.listing?.filter({
      state: toListState(input),
      named: sharedNames,
      pageSize: 12,
    });
    expect(held).toEqual({ ...expected, ids: entries.map(({ entry }) => entry.id) });
  }
  const titles = async (page: number) =>
    (await then({ page })).entries.map(({ entry }) => entry.path.split('/').at(-1));
  const isNew = ({ publishedOn }: HeaderOf<'news'>) => publishedOn === '2026-01-01';
  const newestMade = many.toReversed();
  const order = [...newestMade.filter(isNew), ...newestMade.filter((one) => !isNew(one))].map(
    ({ slug }) => slug,
  );
  expect(await titles(1)).toEqual(order.slice(0, 12));
  expect(await titles(400)).toEqual(order.slice(399 * 12, 400 * 12));
});

test('a save that affects no list does not write its rows', async () => {
  const { history, folding } = await foldNews(db.pool, []);
  const id = history.create('fr', news('first'));
  const moduleId = history.addModule(id);
  history.publish(id);
  await folding.catchUp(history.log);
  history.saveModule(id, moduleId, 'La rive');
  history.publish(id);
  await folding.catchUp(history.log);
  const { rows } = await db.pool.query('select number from page_fragments.listed');
  expect(rows).toEqual([{ number: 0 }]);
  expect(await queryNews(db.pool, {})).toMatchObject({ total: 1 });
});

test('a list of the past is filtered with the values of its time', async () => {
  const { history, folding } = await foldNews(db.pool, [news('first')]);
  const at = await history.log.head();
  history.publish(history.create('fr', news('second')));
  await folding.catchUp(history.log);
  const query = { state: toListState({}), named: [], pageSize: 10, now };
  const then = await queryItems(db.pool, { ...allNews, locale: 'fr' }, { ...query, at });
  expect(then).toMatchObject({ total: 1, position: at });
  expect(await queryNews(db.pool, {})).toMatchObject({ total: 2 });
});
