import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { OfferRows } from '@parvis/projections/offer-index/testing/offer-rows.ts';
import { offerIdOf, randomOffers } from '@parvis/projections/offer-index/testing/random-offers.ts';
import {
  offersTitled,
  offerWith,
  queryFor,
} from '@parvis/projections/offer-index/testing/search-for.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OffersFollower } from './offers-follower.ts';
import { openClient } from './open-client.ts';
import { fakeTypesense } from './testing/fake-typesense.ts';
import { key } from './testing/scripted-server.ts';
import { TypesenseOfferIndex } from './typesense-offer-index.ts';
import { TypesenseOffers } from './typesense-offers.ts';

let database: TestDatabase;
let rows: OfferRows;
let server: Awaited<ReturnType<typeof fakeTypesense>>;
let index: TypesenseOfferIndex;
let stopping: AbortController;

beforeEach(async () => {
  database = await createTestDatabase();
  rows = await OfferRows.create(database.pool);
  server = await fakeTypesense();
  stopping = new AbortController();
  index = new TypesenseOfferIndex({
    client: openClient({ url: server.url, key }, 2),
    readOffer: async () => undefined,
    timeoutMs: 0,
    onUnavailable: () => undefined,
  });
});
afterEach(async () => {
  await server.close();
  await database.drop();
});

function follower(): OffersFollower {
  const offers = new TypesenseOffers(openClient({ url: server.url, key }, 2));
  return new OffersFollower(offers, stopping.signal);
}

/** Handles batches until there is nothing more to do. */
async function catchUp(follows = follower(), db = database): Promise<void> {
  while (await follows.handleBatch(db.pool));
}

const searched = async () => {
  const { total, position } = await index.search(queryFor({ limit: 0 }));
  return { total, position };
};
const requests = (from: number) => server.received.slice(from).map(({ what }) => what);
const collections = () => server.collections.names.filter((name) => name !== 'offers_stand');

test('all open offers are loaded, in several batches, and searched once they are complete', async () => {
  await rows.write(randomOffers(1_203, 1));
  await rows.write([[offerIdOf(3), null]]);
  await expect(searched()).rejects.toThrow(OfferIndexUnavailable);
  await catchUp();
  expect(await searched()).toEqual({ total: 1_202, position: rows.position });
});

test('publications, changes and closures are followed from the stored position, by the next leader', async () => {
  await rows.write(randomOffers(10, 1));
  await catchUp();
  const [first] = collections();
  await rows.write(randomOffers(1_203, 2));
  await rows.write([
    [offerIdOf(0), null],
    [offerIdOf(1), offerWith('Amiral', { contract: 'graduate' })],
  ]);
  await catchUp();
  expect(await searched()).toEqual({ total: 1_202, position: rows.position });
  const { hits } = await index.search(queryFor({ facets: { contract: ['graduate'] } }));
  expect(hits).toEqual([{ id: offerIdOf(1) }]);
  expect(collections()).toEqual([first]);
});

test('rebuilt rows are loaded while the former ones are still searched; these are dropped last', async () => {
  await rows.write(offersTitled('Amiral', 'Timonier'));
  await catchUp();
  const [former] = collections();
  const before = server.received.length;
  await rows.rebuild([[offerIdOf(7), offerWith('Docker')]]);
  await catchUp();
  expect(await searched()).toEqual({ total: 1, position: rows.position });
  const [made] = collections();
  expect(made).not.toBe(former);
  const written = requests(before).filter((what) => /^(?:POST|PUT|DELETE)/.test(what));
  expect(written.slice(0, -1)).toEqual([
    'POST /collections',
    `POST /collections/${made}/documents/import`,
    'PUT /aliases/offers',
    'POST /collections/offers_stand/documents/import',
    `DELETE /collections/${former}`,
  ]);
});

test('a switch that is interrupted by the end of its process is completed by the next one', async () => {
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  server.collections.create('offers_unfinished');
  server.collections.setAlias('offers', 'offers_unfinished');
  expect((await searched()).total).toBe(0);
  await catchUp();
  expect((await searched()).total).toBe(1);
  expect(collections()).toHaveLength(1);
});

test('a server that lost its data is refilled', async () => {
  await rows.write(offersTitled('Amiral'));
  const follows = follower();
  await catchUp(follows);
  for (const name of server.collections.names) server.collections.drop(name);
  await catchUp(follows);
  expect((await searched()).total).toBe(1);
});

test('the offers of another database are loaded separately', async () => {
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  const other = await createTestDatabase();
  const others = await OfferRows.create(other.pool);
  await others.write(offersTitled('Docker', 'Timonier'));
  await catchUp(follower(), other);
  await other.drop();
  expect(await searched()).toEqual({ total: 2, position: others.position });
  expect((await index.search(queryFor({ keywords: 'docker' }))).total).toBe(1);
});

test('a load ends when its process stops, and the next one drops its remains', async () => {
  await rows.write(offersTitled('Amiral'));
  stopping.abort();
  for (const _ of ['once', 'again']) {
    await expect(catchUp()).rejects.toThrow('it was stopped');
    expect(collections()).toHaveLength(1);
  }
  stopping = new AbortController();
  await catchUp();
  expect(collections()).toHaveLength(1);
  expect((await searched()).total).toBe(1);
});

test('nothing is written while the server is unavailable, and writing resumes when it is available again', async () => {
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  const port = Number(new URL(server.url).port);
  await server.close();
  await rows.write([[offerIdOf(9), offerWith('Docker')]]);
  await expect(catchUp()).rejects.toThrow(OfferIndexUnavailable);
  server = await fakeTypesense(port);
  await catchUp();
  expect((await searched()).total).toBe(2);
});
