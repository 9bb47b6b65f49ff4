import {
  OfferIndexNotWritten,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { OfferRows } from '@parvis/projections/offer-index/testing/offer-rows.ts';
import { offerIdOf, randomOffers } from '@parvis/projections/offer-index/testing/random-offers.ts';
import {
  offersTitled,
  offerWith,
  queryFor,
} from '@parvis/projections/offer-index/testing/search-for.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConfiguredInstallation, readInstallation } from './installation.ts';
import { OffersFollower, type OffersFollowerOptions } from './offers-follower.ts';
import { openClient } from './open-client.ts';
import { fakeTypesense, troubles } from './testing/fake-typesense.ts';
import { key } from './testing/scripted-server.ts';
import { TypesenseOfferIndex } from './typesense-offer-index.ts';

let database: TestDatabase;
let rows: OfferRows;
let server: Awaited<ReturnType<typeof fakeTypesense>>;
let index: TypesenseOfferIndex;
let stopping: AbortController;
/** As long as the rows say. */
let log: InMemoryEventLog;

beforeEach(async () => {
  database = await createTestDatabase();
  rows = await OfferRows.create(database.pool);
  server = await fakeTypesense();
  log = new InMemoryEventLog();
  log.head = async () => rows.position;
  stopping = new AbortController();
  index = await indexOf(database);
});
afterEach(async () => {
  await server.close();
  await database.drop();
});

const configured: ConfiguredInstallation = { prefix: undefined, url: 'https://bank.example' };

/** The index as a web process of an installation has it. */
async function indexOf(db: TestDatabase, of = configured): Promise<TypesenseOfferIndex> {
  return new TypesenseOfferIndex({
    client: openClient({ url: server.url, key }, 2),
    installation: await readInstallation(db.pool, of),
    readOffer: async () => undefined,
    timeoutMs: 0,
    onUnavailable: () => undefined,
  });
}

function follower(options: Partial<OffersFollowerOptions> = {}): OffersFollower {
  const client = openClient({ url: server.url, key }, 2);
  const { signal } = stopping;
  return new OffersFollower({
    log,
    client,
    installation: configured,
    signal,
    missingMs: 0,
    ...options,
  });
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
const collections = () => server.collections.names;

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
  const written = requests(before).filter((what) => /^(?:POST .coll|PUT|DELETE)/.test(what));
  expect(written).toEqual([
    'POST /collections',
    `POST /collections/${made}/documents/import`,
    `POST /collections/${made}/documents/import`,
    `PUT /aliases/${made?.slice(0, -13)}`,
    `DELETE /collections/${former}`,
  ]);
});

test('an alias of a collection without offers is searched as if there were none, and is filled again', async () => {
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  const prefix = collections()[0]?.slice(0, -13) ?? '';
  const emptied = `${prefix}_0123456789ab`;
  server.collections.create(emptied);
  server.collections.setAlias(prefix, emptied);
  await expect(searched()).rejects.toThrow('not indexed yet');
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

test('the offers of a log that was restored from a backup replace later ones, even when it has grown beyond them', async () => {
  /** Publishes an offer by an event of a log. */
  const publish = async (to: InMemoryEventLog, title: string) => {
    to.append('offer-1', { type: 'OfferPublished', data: {} });
    await rows.write(offersTitled(title));
    const { id, stream, revision } = to.events.at(-1) ?? {};
    await database.pool.query(
      'update projection_state set event_id = $1, event_stream = $2, event_revision = $3',
      [id, stream, revision],
    );
  };
  const lost = new InMemoryEventLog('lost');
  await publish(lost, 'Amiral');
  await catchUp(follower({ log: lost }));
  // Database and log of before that, whose next events have the same positions.
  await database.pool.query('delete from offers.span');
  const restored = new InMemoryEventLog('restored');
  restored.append('offer-2', { type: 'OfferPublished', data: {} });
  await publish(restored, 'Docker');
  await catchUp(follower({ log: restored }));
  expect(await searched()).toEqual({ total: 1, position: rows.position });
  expect((await index.search(queryFor({ keywords: 'docker' }))).total).toBe(1);
});

test('two installations on one server each have their own offers', async () => {
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  const other = await createTestDatabase();
  const others = await OfferRows.create(other.pool);
  await others.write(offersTitled('Docker', 'Timonier'));
  await catchUp(follower(), other);
  const otherIndex = await indexOf(other);
  await rows.write([[offerIdOf(5), offerWith('Mousse')]]);
  await catchUp();
  await other.drop();
  expect((await otherIndex.search(queryFor())).total).toBe(2);
  expect((await otherIndex.search(queryFor({ keywords: 'docker' }))).total).toBe(1);
  expect(await searched()).toEqual({ total: 2, position: rows.position });
});

test('the second of two installations with one name says so, naming the first, and changes nothing', async () => {
  const installation = { ...configured, prefix: 'offers_shared' };
  await rows.write(offersTitled('Amiral'));
  await catchUp(follower({ installation }));
  const other = await createTestDatabase();
  await (await OfferRows.create(other.pool)).write(offersTitled('Docker', 'Timonier'));
  const second = follower({ installation: { ...installation, url: 'https://other.example' } });
  await expect(catchUp(second, other)).rejects.toThrow(OfferIndexNotWritten);
  await expect(catchUp(second, other)).rejects.toThrow(/https:\/\/bank\.example.*_PREFIX/);
  const otherIndex = await indexOf(other, installation);
  await expect(otherIndex.search(queryFor())).rejects.toThrow(OfferIndexUnavailable);
  await other.drop();
  expect((await (await indexOf(database, installation)).search(queryFor())).total).toBe(1);
});

test('what an earlier version wrote of the same database is dropped, and nothing else', async () => {
  const { database: identity } = await readInstallation(database.pool, configured);
  const { collections: stored } = server;
  for (const name of ['offers_0123456789ab', 'offers_stand', 'offers_b_0123456789ab', 'products'])
    stored.create(name);
  stored.setAlias('offers', 'offers_0123456789ab');
  stored.put('offers_stand', [{ id: 'stand', position: '1', database: identity }]);
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  expect(collections().slice(0, -1)).toEqual(['offers_b_0123456789ab', 'products']);
  expect(stored.aliasOf('offers')).toBeUndefined();
});

test('a killed server replays its collections in any order: until all is back, no offers are found rather than some', async () => {
  await rows.write(randomOffers(1_203, 1));
  await catchUp();
  const [name = ''] = collections();
  const position = rows.position;
  const { collections: stored } = server;
  stored.crash();
  expect(await index.isWhole()).toBe(false);
  await expect(searched()).rejects.toThrow(OfferIndexUnavailable);
  stored.replay(`alias ${name.slice(0, -13)}`);
  // The collection, and its three batches of offers.
  for (let writes = 0; writes < 4; writes += 1) {
    stored.replay(name, 1);
    expect(await index.isWhole()).toBe(false);
    await expect(searched()).rejects.toThrow(OfferIndexUnavailable);
    await expect(index.suggest('java', 'fr', 5)).rejects.toThrow(OfferIndexUnavailable);
  }
  stored.replay();
  expect(await index.isWhole()).toBe(true);
  expect(await searched()).toEqual({ total: 1_203, position });
});

test('what a killed server has not replayed yet is neither dropped nor filled anew', async () => {
  await rows.write(offersTitled('Amiral'));
  const follows = follower({ missingMs: 60_000 });
  await catchUp();
  const [name] = collections();
  server.collections.crash();
  const before = server.received.length;
  await catchUp(follows);
  // Nor does it when the server says that nothing waits, although it does not know the offers yet.
  server.has(({ what }) =>
    what === 'GET /status' ? { status: 200, body: '{"queued_writes":0}' } : undefined,
  );
  await catchUp(follows);
  await catchUp(follows);
  expect(requests(before).filter((what) => !what.startsWith('GET'))).toEqual([]);
  server.has();
  server.collections.replay();
  await catchUp(follows);
  expect(collections()).toEqual([name]);
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

test.each([
  ['a proxy’s page', troubles.html, OfferIndexUnavailable, 'not Typesense'],
  ['a revoked key', troubles.keyRevoked, OfferIndexUnavailable, 'PARVIS_TYPESENSE_KEY'],
  ['a full memory', troubles.outOfMemory, OfferIndexNotWritten, 'its memory is full'],
])('%s is named, and nothing is lost', async (_, trouble, kind, words) => {
  await rows.write(offersTitled('Amiral'));
  await catchUp();
  const before = collections();
  await rows.write([[offerIdOf(9), offerWith('Docker')]]);
  server.has(trouble);
  const failing = catchUp();
  await expect(failing).rejects.toThrow(kind);
  await expect(failing).rejects.toThrow(words);
  server.has();
  await catchUp();
  expect((await searched()).total).toBe(2);
  expect(collections()).toEqual(before);
});
