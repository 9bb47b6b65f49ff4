import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { offerEndpoints as at } from '@parvis/contracts/careers/endpoints.ts';
import { offerImportListSchema, offerListSchema } from '@parvis/contracts/careers/views.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { runToEnd } from '@parvis/ops/testing/run-to-end.ts';
import { offerImports } from '@parvis/projections/offer-imports/offer-imports.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { type ReadFeed, readingWith } from '../feeds/read-feed.ts';
import { computeOfferId } from '../offer-writer.ts';
import { type OfferArea, openOffers } from '../offers.ts';
import { Places } from '../places/places.ts';
import { importFeed } from './import-feed.ts';
import { ImportInProgress, withImportLock } from './import-lock.ts';
import type { ImportReport, ImportRequest } from './import-request.ts';
import { allowUpToShare, defaultWithdrawalShare } from './withdraw-absent.ts';

const tables = fileURLToPath(new URL('../places/tables', import.meta.url));
const importProcess = new URL('../testing/import-process.ts', import.meta.url);
let served: ServedStreams;
let area: OfferArea;
let readFeed: ReadFeed;

beforeAll(async () => {
  readFeed = readingWith(await Places.open(tables));
  served = await serveStreams([offers, offerImports], (world) => {
    area = openOffers({ ...world, db: world.pool });
    return area.routes;
  });
});
afterAll(() => served.close());

interface Record {
  readonly reference: string;
  readonly title: string;
  readonly description: string;
  readonly applyUrl: string;
  readonly closesAt?: string;
}

function record(number: number, changed: Partial<Record> = {}): Record {
  const reference = `R-${number}`;
  const description = 'Tenir les comptes de la banque.';
  const title = `Comptable ${number}`;
  return { reference, title, description, applyUrl: 'https://x.example/1', ...changed };
}

function records(count: number, changed: Partial<Record> = {}): readonly Record[] {
  return Array.from({ length: count }, (_, number) => record(number, changed));
}

const usually = allowUpToShare(defaultWithdrawalShare, () => false);

function bytesOf(feed: string): AsyncIterable<Uint8Array> {
  return (async function* () {
    yield Buffer.from(feed);
  })();
}

async function imported(
  source: string,
  feed: string | readonly object[],
  more: Partial<ImportRequest> = {},
): Promise<ImportReport> {
  const { world, catchUp } = served;
  const { log, pool, clock } = world;
  const waitUntil = async () => {
    await catchUp();
    return true;
  };
  const ports = { writer: area.writer, log, pool, clock, readFeed, waitUntil };
  const text = typeof feed === 'string' ? feed : feed.map((one) => JSON.stringify(one)).join('\n');
  const parts = [{ bytes: bytesOf(text) }];
  return importFeed(ports, { source, parts, complete: false, mayWithdraw: usually, ...more });
}

const statuses = async (source: string) => {
  const query = { source, sort: 'title', pageSize: '100' };
  const list = (await served.call(at.listOffers, { query })).as(offerListSchema);
  return list.items.map(({ shown, status }) => `${shown.reference} ${status}`);
};

async function eventsOf(source: string): Promise<readonly string[]> {
  const all = [];
  let after = startOfLog;
  for (;;) {
    const events = await served.world.log.readAll(after, 1_000);
    const last = events.at(-1);
    if (last === undefined) break;
    after = last.position;
    all.push(...events);
  }
  const ids = new Set(
    records(3_000).map(({ reference }) => `offer-${computeOfferId({ source, reference })}`),
  );
  return all.filter(({ stream }) => ids.has(stream)).map(({ type }) => type);
}

test('importing a feed again appends nothing, and a changed feed revises what changed', async () => {
  const first = await imported('twice', records(450));
  expect(first).toMatchObject({ format: 'parvis', counts: { published: 450, refused: 0 } });
  const again = await imported('twice', records(450), { complete: true });
  expect(again.counts).toMatchObject({ published: 0, revised: 0, withdrawn: 0, unchanged: 450 });
  expect(await eventsOf('twice')).toHaveLength(450);
  const changed = [...records(450).slice(1), record(0, { title: 'Fiscaliste' })];
  expect((await imported('twice', changed)).counts).toMatchObject({ revised: 1, unchanged: 449 });
  expect((await eventsOf('twice')).filter((type) => type !== 'OfferPublished')).toEqual([
    'OfferRevised',
  ]);
});

test('an offer that leaves a complete feed is withdrawn, and reopened when it comes back', async () => {
  await imported('leaving', records(4));
  expect((await imported('leaving', records(3))).counts.withdrawn).toBe(0);
  expect((await imported('leaving', records(3), { complete: true })).counts).toMatchObject({
    withdrawn: 1,
    spared: 0,
  });
  expect(await statuses('leaving')).toEqual(['R-0 open', 'R-1 open', 'R-2 open', 'R-3 absent']);
  expect((await imported('leaving', records(4), { complete: true })).counts).toMatchObject({
    published: 1,
    unchanged: 3,
  });
});

test('a feed that would withdraw more than a share withdraws nothing unless confirmed', async () => {
  await imported('shrinking', records(10));
  const few = records(6);
  expect((await imported('shrinking', few, { complete: true })).counts).toMatchObject({
    withdrawn: 0,
    spared: 4,
  });
  const requested: unknown[] = [];
  const mayWithdraw = allowUpToShare(defaultWithdrawalShare, (...numbers) => {
    requested.push(numbers);
    return true;
  });
  expect((await imported('shrinking', few, { complete: true, mayWithdraw })).counts).toMatchObject({
    withdrawn: 4,
    spared: 0,
  });
  expect(requested).toEqual([[4, 10, 10]]);
  expect((await imported('shrinking', '[]', { complete: true })).counts).toMatchObject({
    withdrawn: 0,
    spared: 6,
  });
});

test('a truncated feed withdraws nothing', async () => {
  await imported('cut', records(4));
  const whole = JSON.stringify(records(4));
  const report = await imported('cut', whole.slice(0, -10), {
    complete: true,
    mayWithdraw: () => true,
  });
  expect(report).toMatchObject({ complete: false, counts: { withdrawn: 0, unchanged: 3 } });
  expect(report.refused).toEqual([{ line: 1, reason: 'the feed ends in the middle' }]);
});

test('a record that cannot be read is reported, its offer stays open, and the others are imported', async () => {
  await imported('refusing', records(4));
  const feed = [
    record(0),
    record(1, { title: ' ' }),
    record(2),
    record(2, { title: 'Other' }),
    record(3),
  ];
  const report = await imported('refusing', feed, { complete: true });
  expect(report.counts).toMatchObject({ unchanged: 3, refused: 2, withdrawn: 0 });
  expect(report.refused).toMatchObject([
    { line: 2, reference: 'R-1', reason: expect.stringContaining('title') },
    { line: 4, reference: 'R-2', reason: 'its reference came before in this feed' },
  ]);
  expect(await statuses('refusing')).toEqual(['R-0 open', 'R-1 open', 'R-2 open', 'R-3 open']);
});

test('an import leaves editors’ withdrawals and corrections alone, and counts them', async () => {
  await imported('held', records(3));
  const [one, two] = records(2).map(({ reference }) =>
    computeOfferId({ source: 'held', reference }),
  );
  if (one === undefined || two === undefined) throw new Error('expected two of them');
  await served.call(at.withdrawOffer, { params: { id: one }, ifMatch: 1 });
  const body = { title: { fr: 'Expert-comptable' } };
  await served.call(at.correctOffer, { params: { id: two }, body, ifMatch: 1 });
  const report = await imported('held', records(3, { title: 'Tout autre' }), { complete: true });
  expect(report.counts).toMatchObject({ held: 2, revised: 1, withdrawn: 0 });
  expect(await statuses('held')).toEqual(['R-0 withdrawn', 'R-1 open', 'R-2 open']);
});

test('an offer whose closing date has passed is not opened', async () => {
  const feed = [record(0, { closesAt: '2020-01-01' }), record(1)];
  expect((await imported('late', feed)).counts).toMatchObject({ expired: 1, published: 1 });
  expect(await statuses('late')).toEqual(['R-1 open']);
});

test('an editor’s change during an import is not lost', async () => {
  await imported('racing', records(1));
  const id = computeOfferId({ source: 'racing', reference: 'R-0' });
  const known = await area.writer.load(id);
  await area.writer.execute(systemActor, { type: 'withdraw-offer', offerId: id }, 'racing');
  expect(known?.content.status).toBe('open');
  // The read model with which the import compares does not contain the change yet.
  const { log, pool, clock } = served.world;
  const ports = { writer: area.writer, log, pool, clock, readFeed, waitUntil: async () => true };
  const parts = [{ bytes: bytesOf(JSON.stringify([record(0, { title: 'Fiscaliste' })])) }];
  const request = { source: 'racing', parts, complete: false, mayWithdraw: usually };
  expect((await importFeed(ports, request)).counts).toMatchObject({ held: 1, revised: 0 });
});

test('when two imports of one source run simultaneously, one is refused', async () => {
  await withImportLock(served.world.pool, 'busy', async () => {
    await expect(imported('busy', records(1))).rejects.toThrow(ImportInProgress);
  });
  expect((await imported('busy', records(1))).counts.published).toBe(1);
});

test('imports report their results, newest first', async () => {
  await imported('reported', records(2));
  await imported('reported', [record(0), { reference: 'x' }]);
  const query = { source: 'reported' };
  const list = (await served.call(at.listOfferImports, { query })).as(offerImportListSchema);
  expect(list).toMatchObject({
    total: 2,
    items: [
      { by: 'Name of system', counts: { unchanged: 1, refused: 1 }, refused: [{ line: 2 }] },
      { format: 'parvis', complete: false, counts: { published: 2 } },
    ],
  });
});

test('an import killed halfway gives the same result when it is run again', async () => {
  const program = await bundledProgram(importProcess);
  const count = 2_400;
  const folder = await mkdtemp(join(tmpdir(), 'parvis-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'feed.json');
  const words = 'x'.repeat(2_000);
  await writeFile(
    file,
    JSON.stringify(records(count).map((one) => ({ ...one, description: words }))),
  );
  const databaseUrl = new URL(String(served.world.pool.options.connectionString)).href;
  for (const line of [3, 5]) {
    await runToEnd(program, [databaseUrl, tables, 'killed', file, String(line)]);
    await served.catchUp();
    const sofar = (await eventsOf('killed')).length;
    expect(sofar).toBeGreaterThan(0);
    expect(sofar).toBeLessThan(count);
  }
  const feed = records(count).map((one) => ({ ...one, description: words }));
  const report = await imported('killed', feed, { complete: true });
  expect(report.counts.published + report.counts.unchanged).toBe(count);
  expect(report.counts).toMatchObject({ revised: 0, withdrawn: 0, refused: 0 });
  expect(await eventsOf('killed')).toEqual(Array.from({ length: count }, () => 'OfferPublished'));
});
