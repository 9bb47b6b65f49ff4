import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { OpenOffers } from './open-offers.ts';
import { OfferRows } from './testing/offer-rows.ts';
import { offerIdOf, randomOffers } from './testing/random-offers.ts';
import { offerWith, queryFor } from './testing/search-for.ts';

let database: TestDatabase;
let rows: OfferRows;
let offers: OpenOffers;

beforeEach(async () => {
  database = await createTestDatabase();
  rows = await OfferRows.create(database.pool);
  offers = new OpenOffers({ db: database.pool, patienceMs: 20 });
});
afterEach(() => database.drop());

/** Steps until there is nothing more to read. */
async function catchUp(): Promise<void> {
  while ((await offers.step()) === 0);
}

async function totalOf(after?: Position): Promise<number> {
  return (await offers.search(queryFor(), after)).found.total;
}

test('all open offers are loaded, over several pages', async () => {
  await rows.write(randomOffers(1_203, 1));
  await rows.write([[offerIdOf(3), null]]);
  await catchUp();
  expect(await totalOf()).toBe(1_202);
  expect(offers.position()).toBe(rows.position);
});

test('later publications, changes and closures are followed, however many', async () => {
  await rows.write(randomOffers(10, 1));
  await catchUp();
  await rows.write(randomOffers(1_203, 2));
  await rows.write([
    [offerIdOf(0), null],
    [offerIdOf(1), offerWith('Amiral', { contract: 'graduate' })],
  ]);
  await catchUp();
  expect(await totalOf()).toBe(1_202);
  expect(offers.position()).toBe(rows.position);
  const graduate = queryFor({ facets: { contract: ['graduate'] } });
  const { found } = await offers.search(graduate, undefined);
  expect(found.hits).toEqual([{ id: offerIdOf(1) }]);
});

test('changes during loading are included', async () => {
  await rows.write(randomOffers(1_000, 1));
  let isFirstPage = true;
  offers = new OpenOffers({
    patienceMs: 20,
    db: {
      async query(statement, values) {
        const result = await database.pool.query(statement, values);
        if (isFirstPage && (values?.length ?? 0) > 0) {
          isFirstPage = false;
          await rows.write([
            [offerIdOf(0), null],
            [offerIdOf(9_000), offerWith('Amiral')],
          ]);
        }
        return result;
      },
    },
  });
  await catchUp();
  expect(await totalOf()).toBe(1_000);
  const { found } = await offers.search(queryFor({ keywords: 'amiral' }), undefined);
  expect(found.total).toBe(1);
});

test('while a rebuilt read model is loaded, the former one is searched', async () => {
  await rows.write(randomOffers(20, 1));
  await catchUp();
  await rows.rebuild(randomOffers(700, 2));
  const rebuilding = offers.step();
  expect(await totalOf()).toBe(20);
  await rebuilding;
  await catchUp();
  expect(await totalOf()).toBe(700);
});

test('loading and reloading are reported, changes are not', async () => {
  let loaded = 0;
  const onLoaded = () => {
    loaded += 1;
  };
  offers = new OpenOffers({ db: database.pool, patienceMs: 20, onLoaded });
  await catchUp();
  await rows.write(randomOffers(5, 1));
  await catchUp();
  expect(loaded).toBe(1);
  await rows.rebuild(randomOffers(5, 2));
  await catchUp();
  expect(loaded).toBe(2);
});

test('a search waits for a position up to its time limit', async () => {
  await catchUp();
  offers = new OpenOffers({ db: database.pool, patienceMs: 10_000 });
  await catchUp();
  const position = await rows.write(randomOffers(5, 1));
  const searched = totalOf(position);
  await catchUp();
  expect(await searched).toBe(5);

  offers = new OpenOffers({ db: database.pool, patienceMs: 1 });
  await catchUp();
  const later = await rows.write([[offerIdOf(9), offerWith('Amiral')]]);
  expect(await totalOf(later)).toBe(5);
});

test('rows that are not built yet must not be served', async () => {
  await database.pool.query('delete from projection_state');
  await expect(offers.step()).rejects.toThrow(ReadModelNotServed);
});

test('it is unavailable until offers are loaded, and while their rows must not be served', async () => {
  await expect(totalOf()).rejects.toThrow(OfferIndexUnavailable);
  await rows.write(randomOffers(5, 1));
  await catchUp();
  await rows.setDetached(true);
  await expect(offers.step()).rejects.toThrow(ReadModelNotServed);
  await expect(totalOf()).rejects.toThrow(OfferIndexUnavailable);
  await rows.setDetached(false);
  await catchUp();
  expect(await totalOf()).toBe(5);
});

test('a closed offer has similar ones, one that never existed has none', async () => {
  const amiral = offerWith('Amiral');
  await rows.write([
    [offerIdOf(1), amiral],
    [offerIdOf(2), amiral],
  ]);
  await rows.write([[offerIdOf(1), null]]);
  await catchUp();
  expect((await offers.similar(offerIdOf(1), 5)).map(({ id }) => id)).toEqual([offerIdOf(2)]);
  expect(await offers.similar(offerIdOf(7), 5)).toEqual([]);
});
