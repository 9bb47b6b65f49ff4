import type { Position } from '@parvis/contracts/log/position.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeCounts } from './compose-counts.ts';
import { loadOffers } from './load-offers.ts';
import { type OffersThen, PastOffers } from './past-offers.ts';
import { OfferRows } from './testing/offer-rows.ts';
import { offerIdOf, randomOffers } from './testing/random-offers.ts';
import { offerWith, queryFor } from './testing/search-for.ts';

let database: TestDatabase;
let rows: OfferRows;
let past: PastOffers;

beforeEach(async () => {
  database = await createTestDatabase();
  rows = await OfferRows.create(database.pool);
  past = new PastOffers(database.pool);
});
afterEach(() => database.drop());

const totals = (offers: OffersThen) =>
  [undefined, 'amiral', 'timonier'].map(
    (keywords) => offers.search(queryFor(keywords === undefined ? {} : { keywords })).found.total,
  );

test('offers are those that were open then, before and after', async () => {
  const first = await rows.write([[offerIdOf(0), offerWith('Amiral')]]);
  const second = await rows.write([
    [offerIdOf(0), offerWith('Timonier')],
    [offerIdOf(1), offerWith('Timonier')],
  ]);
  const third = await rows.write([[offerIdOf(0), null]]);
  expect(await past.use(second, totals)).toEqual([2, 0, 2]);
  expect(await past.use(first, totals)).toEqual([1, 1, 0]);
  expect(await past.use(third, totals)).toEqual([1, 0, 1]);
  expect(await past.use(second, totals)).toEqual([2, 0, 2]);
});

test('an engine that was moved through the history answers as one loaded for the position', async () => {
  const positions: Position[] = [];
  for (let step = 0; step < 12; step += 1) {
    const offers = [...randomOffers(90, step)].filter((_, at) => (at * 7 + step) % 5 > 1);
    const changes = offers.map(([id, offer], at) => [id, at % 4 === 0 ? null : offer] as const);
    positions.push(await rows.write(changes));
  }
  for (const position of [5, 11, 0, 3, 3, 8, 7, 10, 1].flatMap((at) => positions[at] ?? [])) {
    const query = queryFor({ keywords: 'quai', limit: 100 });
    const moved = await past.use(position, (offers) => offers.search(query));
    const loaded = await loadOffers(database.pool, position);
    const afresh = { engine: loaded.engine, found: loaded.engine.search(query) };
    const answers = [moved, afresh].map(({ engine, found }) => ({
      ...found,
      counts: composeCounts(found.counts, engine.facetIds),
    }));
    expect(moved.position).toBe(position);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.total).toBeGreaterThan(0);
  }
});

test('more offers than one read holds are moved', async () => {
  const none = rows.position;
  const all = await rows.write(randomOffers(1_203, 1));
  expect((await past.use(none, totals))[0]).toBe(0);
  expect((await past.use(all, totals))[0]).toBe(1_203);
  expect((await past.use(none, totals))[0]).toBe(0);
});

test('only what changed between two positions is read', async () => {
  const before = await rows.write(randomOffers(900, 1));
  const after = await rows.write([[offerIdOf(3), null]]);
  const read: number[] = [];
  past = new PastOffers({
    async query(statement, values) {
      const result = await database.pool.query(statement, values);
      read.push(result.rows.length);
      return result;
    },
  });
  await past.load();
  read.length = 0;
  await past.use(before, totals);
  expect(read).toEqual([1, 1]);
  read.length = 0;
  expect((await past.use(after, totals))[0]).toBe(899);
  expect(read).toEqual([1, 1]);
});

test('a use ends before another moves the engine, and a failed one does not stop others', async () => {
  const first = await rows.write([[offerIdOf(0), offerWith('Amiral')]]);
  const second = await rows.write([[offerIdOf(1), offerWith('Amiral')]]);
  const slow = past.use(first, async (offers) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return totals(offers);
  });
  const failed = past.use(second, () => {
    throw new Error('failed');
  });
  const last = past.use(second, totals);
  await expect(failed).rejects.toThrow('failed');
  expect(await slow).toEqual([1, 1, 0]);
  expect(await last).toEqual([2, 2, 0]);
});

test('rebuilt rows are loaded again', async () => {
  const position = await rows.write(randomOffers(20, 1));
  expect((await past.use(position, totals))[0]).toBe(20);
  await rows.rebuild(randomOffers(7, 2));
  expect((await past.use(rows.position, totals))[0]).toBe(7);
});
