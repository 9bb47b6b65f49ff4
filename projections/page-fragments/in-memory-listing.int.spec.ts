import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../engine/testing/sample-news.ts';
import { readInMemoryListing } from '../filtered-lists/read-in-memory-listing.ts';
import { type ItemsOfList, toListSource } from './query-items.ts';
import { allNews, foldNews, queryNews } from './testing/listed-news.ts';
import { sharedNames, someInput, someNews } from './testing/random-news.ts';

let db: Awaited<ReturnType<typeof createMigratedDatabase>>;

beforeAll(async () => {
  db = await createMigratedDatabase();
});
afterAll(() => db.drop());

test('a list in memory gives the same pages, counts and periods as the statement', async () => {
  const someScope: fc.Arbitrary<Partial<ItemsOfList>> = fc.constantFrom(
    {},
    { natures: ['press-release'] as const },
    { natures: ['article', 'press-release'] as const, carrying: ['types:a', 'countries:none'] },
  );
  const somePage = fc.record({ page: fc.integer({ min: 1, max: 4 }), scope: someScope });
  await fc.assert(
    fc.asyncProperty(
      someNews,
      fc.array(fc.tuple(someInput, somePage), { minLength: 6, maxLength: 12 }),
      async (items, requests) => {
        await foldNews(
          db.pool,
          items.map((item, index) => news(`n-${index}`, item)),
        );
        for (const [input, { page, scope }] of requests) {
          const listed = { ...allNews, ...scope };
          const { entries, position, ...expected } = await queryNews(
            db.pool,
            { ...input, page },
            listed,
            3,
          );
          const read = await readInMemoryListing(
            db.pool,
            toListSource({ ...listed, locale: 'fr' }, undefined),
          );
          const state = toListState({ ...input, page });
          const held = read.listing?.filter({ state, named: sharedNames, pageSize: 3 });
          expect(held).toEqual({ ...expected, ids: entries.map(({ entry }) => entry.id) });
          expect(read.position).toBe(position);
        }
      },
    ),
    { seed: 20_26, numRuns: 25, verbose: true },
  );
});

test('a list in which something ends is not read into memory', async () => {
  await foldNews(db.pool, [news('event', { nature: 'event', eventStart: '2026-03-02T08:00:00Z' })]);
  const held = (items: ItemsOfList) =>
    readInMemoryListing(db.pool, toListSource({ ...items, locale: 'fr' }, undefined));
  expect((await held(allNews)).listing).toBeUndefined();
  expect((await held({ ...allNews, natures: ['article'] })).listing).toBeDefined();
});

test('a list that is too long is not read into memory', async () => {
  await foldNews(db.pool, [news('one'), news('two')]);
  const held = (most: number) =>
    readInMemoryListing(db.pool, toListSource({ ...allNews, locale: 'fr' }, undefined), most);
  expect((await held(2)).listing).toBeDefined();
  expect((await held(1)).listing).toBeUndefined();
});
