import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { offerEndpoints as at, offerFacetsSchema } from '@parvis/contracts/careers/endpoints.ts';
import { offerHistorySchema, offerListSchema } from '@parvis/contracts/careers/views.ts';
import { offerFacets } from '@parvis/projections/offer-facets/offer-facets.ts';
import { offerImports } from '@parvis/projections/offer-imports/offer-imports.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { computeOfferId } from './offer-writer.ts';
import { type OfferArea, openOffers } from './offers.ts';
import { sampleOffer } from './testing/sample-offer.ts';

let served: ServedStreams;
let area: OfferArea;

beforeAll(async () => {
  served = await serveStreams([offers, offerImports, offerFacets], (world) => {
    area = openOffers({ ...world, db: world.pool });
    return area.routes;
  });
});
afterAll(() => served.close());

async function imported(given: Parameters<typeof sampleOffer>[0], importId = 'import-1') {
  const record = sampleOffer(given);
  const offerId = computeOfferId(record);
  const now = '2026-02-01T12:00:00.000Z';
  const command = { type: 'import-offer', offerId, record, now } as const;
  const came = await area.writer.import(command, importId);
  return { id: offerId, came };
}

test('an offer is imported, read, corrected over its source, withdrawn and put back', async () => {
  const { id, came } = await imported({ reference: 'crud' });
  expect(came).toEqual({ ok: true, value: 'published' });
  const params = { id };
  const read = await served.call(at.getOffer, { params });
  expect(read.body).toMatchObject({ id, status: 'open', revision: 1, updatedBy: 'Name of system' });
  const title = { fr: 'Comptable générale ou général' };
  const corrected = await served.call(at.correctOffer, { params, body: { title }, ifMatch: 1 });
  expect([corrected.status, corrected.body]).toMatchObject([
    200,
    { shown: { title }, revision: 2 },
  ]);
  const again = await imported({ reference: 'crud', contract: 'temporary' }, 'import-2');
  expect(again.came).toEqual({ ok: true, value: 'revised' });
  expect((await served.call(at.getOffer, { params })).body).toMatchObject({
    shown: { title, contract: 'temporary' },
    given: { title: { fr: 'Comptable (F/H)' }, contract: 'temporary' },
  });
  expect((await served.call(at.withdrawOffer, { params, ifMatch: 2 })).status).toBe(412);
  expect((await served.call(at.withdrawOffer, { params, ifMatch: 3 })).status).toBe(204);
  const held = await imported({ reference: 'crud', contract: 'freelance' }, 'import-3');
  expect(held.came).toEqual({ ok: true, value: 'held' });
  const back = await served.call(at.putBackOffer, { params });
  expect([back.status, back.body]).toMatchObject([200, { status: 'open', shown: { title } }]);
  expect((await served.call(at.putBackOffer, { params })).problem?.code).toBe(
    'offer-not-withdrawn',
  );
  const history = (await served.call(at.offerHistory, { params })).as(offerHistorySchema);
  expect(history.changes.map(({ what, fields, by }) => [what, fields, by])).toEqual([
    ['published', [], 'Name of editor000000'],
    ['withdrawn', [], 'Name of editor000000'],
    ['revised', ['contract'], 'Name of system'],
    ['corrected', ['title'], 'Name of editor000000'],
    ['published', [], 'Name of system'],
  ]);
});

test('a record is decided on a state read elsewhere, and decided again when that state is out of date', async () => {
  const record = sampleOffer({ reference: 'known' });
  const offerId = computeOfferId(record);
  const now = '2026-02-01T12:00:00.000Z';
  const command = { type: 'import-offer', offerId, record, now } as const;
  const { writer } = area;
  expect(await writer.import(command, 'known-1', null)).toMatchObject({ value: 'published' });
  const old = await writer.load(offerId);
  expect(await writer.import(command, 'known-2', null)).toMatchObject({ value: 'unchanged' });
  expect(await writer.import(command, 'known-3', old)).toMatchObject({ value: 'unchanged' });
  await writer.execute(systemActor, { type: 'withdraw-offer', offerId }, 'known-4');
  const revised = { ...command, record: { ...record, contract: 'freelance' } } as const;
  expect(await writer.import(revised, 'known-5', old)).toMatchObject({ value: 'held' });
});

test('offers in any state are listed, by words, status and source', async () => {
  const listed = async (query: Record<string, string>) => {
    const list = (await served.call(at.listOffers, { query })).as(offerListSchema);
    return list.items.map(({ shown }) => shown.reference);
  };
  const source = 'listed';
  await imported({ source, reference: 'L-1', title: { fr: 'Chargé d’étude économique' } });
  const { id } = await imported({ source, reference: 'L-2', entity: 'Severn Mutual' });
  await served.call(at.withdrawOffer, { params: { id }, ifMatch: 1 });
  expect(await listed({ source })).toEqual(['L-2', 'L-1']);
  expect(await listed({ source, sort: 'openedAt' })).toEqual(['L-1', 'L-2']);
  expect(await listed({ source, q: 'economi etude' })).toEqual(['L-1']);
  expect(await listed({ source, q: 'l-2' })).toEqual(['L-2']);
  expect(await listed({ source, q: 'severn' })).toEqual(['L-2']);
  expect(await listed({ source, status: 'withdrawn' })).toEqual(['L-2']);
  expect(await listed({ source, status: 'closed' })).toEqual([]);
  const place = { continent: 'europe', country: 'FR', city: 'Lyon' } as const;
  const otherPlaces = [{ ...place, country: 'CH', city: 'Genève' }];
  await imported({ source, reference: 'L-3', place, otherPlaces });
  const where = (condition: object) => listed({ source, where: JSON.stringify(condition) });
  expect(await where({ cities: { contains: 'Genève' } })).toEqual(['L-3']);
  expect(await where({ countries: { in: ['CH', 'DE'] } })).toEqual(['L-3']);
  expect(await where({ country: { equals: 'CH' } })).toEqual([]);
});

test('reading and writing require the right to write content', async () => {
  const { id } = await imported({ reference: 'rights' });
  const params = { id };
  const status = async (...sent: Parameters<ServedStreams['call']>) =>
    (await served.call(...sent)).status;
  expect(await status(at.getOffer, { params, as: 'auditor' })).toBe(200);
  expect(await status(at.listOffers, { as: 'nobody' })).toBe(401);
  expect(await status(at.listOfferImports, { as: 'nobody' })).toBe(401);
  expect(await status(at.offerHistory, { params, as: 'nobody' })).toBe(401);
  const writes = [at.correctOffer, at.withdrawOffer, at.putBackOffer] as const;
  for (const endpoint of writes)
    expect(await status(endpoint, { params, as: 'auditor', body: {}, ifMatch: 1 })).toBe(403);
  expect(await status(at.correctOffer, { params, body: {} })).toBe(428);
  const foreign = { source: 'elsewhere' };
  expect(await status(at.correctOffer, { params, body: foreign, ifMatch: 1 })).toBe(422);
  const missing = { params: { id: 'nothing00000' } };
  expect((await served.call(at.getOffer, missing)).problem?.code).toBe('offer-not-found');
  expect((await served.call(at.offerHistory, missing)).problem?.code).toBe('offer-not-found');
});

test('filter values of offers are found by a part of a name, whatever its accents, and by id', async () => {
  const found = async (query: Record<string, string>) =>
    (await served.call(at.listOfferFacets, { query })).as(offerFacetsSchema);
  const permanent = { id: 'permanent', names: { fr: 'CDI', en: 'Permanent contract' } };
  expect(await found({ group: 'contract', q: 'PERM' })).toEqual({ items: [permanent], total: 1 });
  expect(await found({ group: 'contract', ids: 'permanent,vie' })).toMatchObject({
    items: [permanent, { id: 'vie' }],
    total: 2,
  });
  await imported({ reference: 'entite', entity: 'Société Élysée' });
  const carried = { id: 'societe-elysee', names: { fr: 'Société Élysée', en: 'Société Élysée' } };
  expect(await found({ group: 'entity', q: 'elysee' })).toEqual({ items: [carried], total: 1 });
  expect(await found({ group: 'contract', pageSize: '1' })).toMatchObject({
    items: [expect.anything()],
    total: 8,
  });
});
