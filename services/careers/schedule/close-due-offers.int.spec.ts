import {
  findNextClosing,
  findOffersClosingBetween,
} from '@parvis/projections/offers/find-known-offers.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { computeOfferId } from '../offer-writer.ts';
import { type OfferArea, openOffers } from '../offers.ts';
import { sampleOffer } from '../testing/sample-offer.ts';
import { closeDueOffers, type FindClosingOffers } from './close-due-offers.ts';

let served: ServedStreams;
let area: OfferArea;

beforeAll(async () => {
  served = await serveStreams([offers], (world) => {
    area = openOffers({ ...world, db: world.pool });
    return area.routes;
  });
});
afterAll(() => served.close());

const find: FindClosingOffers = async (between, limit) => {
  await served.catchUp();
  return findOffersClosingBetween(served.world.pool, between, limit);
};

const findNext = async (after: Date) => {
  await served.catchUp();
  return findNextClosing(served.world.pool, after);
};

async function opened(reference: string, closesAt: string | undefined) {
  const record = sampleOffer({ source: 'closing', reference, ...(closesAt && { closesAt }) });
  const offerId = computeOfferId(record);
  const now = '2026-01-05T08:00:00.000Z';
  await area.writer.import({ type: 'import-offer', offerId, record, now }, `open/${reference}`);
  return async () => (await area.writer.load(offerId))?.content.status;
}

test('an offer closes once, at its closing date, by the clock of the running process', async () => {
  const job = closeDueOffers({ find, findNext }, area.writer);
  const status = await opened('A-1', '2026-03-01T22:59:59.000Z');
  const never = await opened('A-2', undefined);
  await job.run(new Date('2026-03-01T22:59:58.000Z'));
  expect(await status()).toBe('open');
  await job.run(new Date('2026-03-01T22:59:59.000Z'));
  expect([await status(), await never()]).toEqual(['closed', 'open']);
  const before = await served.world.log.head();
  await job.run(new Date('2026-03-01T23:00:05.000Z'));
  expect(await served.world.log.head()).toBe(before);
});

test('offers that came due while no process ran are closed by the first run, however long ago', async () => {
  const long = await opened('B-1', '2026-01-06T10:00:00.000Z');
  const many = await Promise.all(
    Array.from({ length: 450 }, (_, n) => opened(`B-many-${n}`, '2026-02-01T10:00:00.000Z')),
  );
  await closeDueOffers({ find, findNext }, area.writer).run(new Date('2026-03-10T00:00:00.000Z'));
  expect(await long()).toBe('closed');
  expect(new Set(await Promise.all(many.map((status) => status())))).toEqual(new Set(['closed']));
});

test('a later run checks what came due recently; late arrivals are found within the hour', async () => {
  const job = closeDueOffers({ find, findNext }, area.writer);
  const now = Date.parse('2026-04-01T00:00:00.000Z');
  await job.run(new Date(now));
  const lately = await opened('C-1', '2026-03-31T12:00:00.000Z');
  const late = await opened('C-2', '2026-03-01T12:00:00.000Z');
  // An import would have opened neither of them: an editor corrected their dates.
  await job.run(new Date(now + 2_000));
  expect([await lately(), await late()]).toEqual(['closed', 'open']);
  await job.run(new Date(now + 3_600_000));
  expect(await late()).toBe('closed');
});
