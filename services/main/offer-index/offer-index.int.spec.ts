import type { Worker } from 'node:worker_threads';
import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@parvis/ops/testing/database.ts';
import { describeOfferIndexContract } from '@parvis/projections/offer-index/offer-index.contract.ts';
import { OfferRows } from '@parvis/projections/offer-index/testing/offer-rows.ts';
import { offerIdOf, randomOffers } from '@parvis/projections/offer-index/testing/random-offers.ts';
import {
  offersTitled,
  offerWith,
  queryFor,
} from '@parvis/projections/offer-index/testing/search-for.ts';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { EmbeddedOfferIndex } from '../../careers/offer-index/embedded-offer-index.ts';
import { PublishedItems } from '../../digests/testing/published-items.ts';
import { openOfferIndex, startWorker } from './open-offer-index.ts';

const faults: unknown[] = [];
const onError = (cause: unknown) => faults.push(cause);

describe('one thread for all', () => {
  let database: TestDatabase;
  let rows: OfferRows;
  let index: EmbeddedOfferIndex;
  beforeAll(async () => {
    database = await createTestDatabase();
    rows = await OfferRows.create(database.pool);
    index = openOfferIndex({ databaseUrl: database.url, onError });
    await index.ready;
  });
  afterAll(async () => {
    await index.stop();
    await database.drop();
  });

  /** A search waits for two seconds, in which a loaded machine may not get to read a row. */
  async function known(): Promise<void> {
    const query = queryFor({ limit: 0 });
    while ((await index.search(query, rows.position)).position !== rows.position);
  }
  describeOfferIndexContract('the engine in a thread', async (offers) => {
    await rows.rebuild(offers);
    await known();
    const write = async (...change: Parameters<OfferRows['write']>) => {
      await rows.write(...change);
      await known();
    };
    return {
      index,
      put: (id, offer) => write([[id, offer]]),
      remove: (id) => write([[id, null]]),
      close: async () => undefined,
    };
  });
});

describe('the index in a thread', () => {
  let database: TestDatabase;
  let rows: OfferRows;
  beforeEach(async () => {
    faults.length = 0;
    database = await createTestDatabase();
    rows = await OfferRows.create(database.pool);
  });
  afterEach(() => database.drop());

  function opened(): EmbeddedOfferIndex {
    const index = openOfferIndex({ databaseUrl: database.url, onError });
    onTestFinished(() => index.stop());
    return index;
  }

  test('it is unavailable until its offers are loaded', async () => {
    const index = opened();
    await expect(index.position()).rejects.toThrow(OfferIndexUnavailable);
  });

  test('it follows the rows each time it is woken, and reports its position', async () => {
    const index = opened();
    await index.ready;
    await rows.write(offersTitled('Amiral'));
    index.wake();
    await vi.waitFor(async () => expect(await index.position()).toBe(rows.position), 30_000);
    await rows.write([[offerIdOf(5), offerWith('Timonier')]]);
    index.wake();
    await vi.waitFor(async () => expect(await index.position()).toBe(rows.position), 30_000);
    expect(await index.search(queryFor())).toMatchObject({ total: 2, position: rows.position });
  });

  test('rebuilt rows have their own facets', async () => {
    await rows.write(randomOffers(50, 1));
    const index = opened();
    await index.ready;
    await index.search(queryFor());
    const alone = offerWith('Amiral', { contract: 'vie', entity: 'Compagnie des phares' });
    await rows.rebuild([[offerIdOf(1), alone]]);
    index.wake();
    await vi.waitFor(async () => expect((await index.search(queryFor())).total).toBe(1), 30_000);
    const { counts } = await index.search(queryFor());
    expect(counts).toMatchObject({ contract: { vie: 1 }, entity: { 'compagnie-des-phares': 1 } });
  });

  test('a thread that ends is restarted; meanwhile the index is unavailable', async () => {
    await rows.write(offersTitled('Amiral'));
    const threads: Worker[] = [];
    const index = new EmbeddedOfferIndex({
      startWorker() {
        const thread = startWorker({ databaseUrl: database.url, serves: 'present' });
        threads.push(thread);
        return thread;
      },
      onError,
    });
    onTestFinished(() => index.stop());
    await index.ready;
    expect((await index.search(queryFor(), rows.position)).total).toBe(1);
    const position = await rows.write([[offerIdOf(9), offerWith('Timonier')]]);
    const failed = await Promise.allSettled([
      index.search(queryFor(), position),
      threads[0]?.terminate(),
    ]);
    expect(failed[0]).toMatchObject({ reason: new OfferIndexUnavailable('its thread ended') });
    await expect(index.search(queryFor())).rejects.toThrow(OfferIndexUnavailable);
    await vi.waitFor(async () => expect((await index.search(queryFor())).total).toBe(2), 30_000);
    expect(threads).toHaveLength(2);
  });

  test('one thread answers for any past position, in the order of requests', async () => {
    const before = await rows.write(offersTitled('Amiral', 'Timonier'));
    const after = await rows.write([[offerIdOf(0), null]]);
    const index = openOfferIndex({ databaseUrl: database.url, onError }, 'past');
    onTestFinished(() => index.stop());
    const positions = [before, after, before, after, before];
    const found = await Promise.all(
      positions.map((position) => index.at(position).search(queryFor())),
    );
    expect(found.map(({ position, total }) => [position, total])).toEqual(
      positions.map((position) => [position, position === before ? 2 : 1]),
    );
    const titles = positions.map((position) => index.at(position).suggest('ami', 'fr', 5));
    expect((await Promise.all(titles)).map(({ length }) => length)).toEqual([1, 0, 1, 0, 1]);
  });

  test('an unavailable database is not a fault of the index', async () => {
    await rows.write(offersTitled('Amiral'));
    const index = opened();
    await index.ready;
    await database.pool.query('drop function read_position(text)');
    index.wake();
    await vi.waitFor(() => expect(faults).not.toEqual([]), 30_000);
    expect((await index.search(queryFor())).total).toBe(1);
  });
});

test('dry runs of alerts are computed in the thread, also in one that loads no offers', async () => {
  const database = await createMigratedDatabase();
  onTestFinished(() => database.drop());
  const yesterday = new Date(Date.now() - 86_400_000);
  const things = await PublishedItems.create(database.pool, () => yesterday);
  await things.offer(1, 'Comptable');
  await things.offer(2, 'Juriste');
  const wish: OfferCriteria = { of: 'offers', facets: {}, switches: [], hasKeywords: true };
  const given = { keywords: 'comptables' };
  const settings = { databaseUrl: database.url, onError };
  const [searched, alone] = [openOfferIndex(settings), openOfferIndex(settings, 'dry-runs')];
  onTestFinished(async () => void (await Promise.all([searched.stop(), alone.stop()])));
  for (const index of [searched, alone]) {
    const proposed = { wish, frequency: 'at-once', locale: 'fr', given } as const;
    expect(await index.dryRun(proposed, new Date())).toMatchObject({ mails: 1, items: 1 });
  }
  await expect(alone.search(queryFor())).rejects.toThrow(OfferIndexUnavailable);
});
