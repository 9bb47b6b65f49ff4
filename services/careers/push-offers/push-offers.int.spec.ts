import { fileURLToPath } from 'node:url';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { pushedOfferEndpoints as at } from '@parvis/contracts/careers/pushed-endpoints.ts';
import { offerImports } from '@parvis/projections/offer-imports/offer-imports.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { readingWith } from '../feeds/read-feed.ts';
import { importFeed } from '../import-feed/import-feed.ts';
import { type OfferArea, openOffers } from '../offers.ts';
import { Places } from '../places/places.ts';
import { pushRoutes } from './push-routes.ts';
import { SourceIsPushed } from './pushed-sources.ts';

let served: ServedStreams;
let area: OfferArea;
let readFeed: ReturnType<typeof readingWith>;

beforeAll(async () => {
  readFeed = readingWith(
    await Places.open(fileURLToPath(new URL('../places/tables', import.meta.url))),
  );
  served = await serveStreams([offers, offerImports], (world) => {
    const ports = { ...world, db: world.pool };
    area = openOffers(ports);
    return [...area.routes, ...pushRoutes({ ...ports, readFeed, writer: area.writer })];
  });
}, 60_000);
afterAll(() => served.close());

const record = {
  title: { fr: 'Analyste crédit', en: 'Credit analyst' },
  description: { fr: '<p>Étudier les dossiers.</p>', en: '<p>Study the files.</p>' },
  contract: 'permanent',
  place: { city: 'Nantes', country: 'FR' },
  applyUrl: 'https://jobs.example/apply',
};
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const examplesOf = (schema: z.ZodType) => z.array(z.unknown()).parse(schema.meta()?.['examples']);
const put = (source: string, reference: string, body: object = record, ifMatch?: number) =>
  served.call(at.pushOffer, {
    params: { source, reference: encodeURIComponent(reference) },
    body,
    ...(ifMatch !== undefined && { ifMatch }),
  });
const remove = (source: string, reference: string) =>
  served.call(at.retractOffer, { params: { source, reference: encodeURIComponent(reference) } });
const idIn = (body: Readonly<Record<string, unknown>>) => String(Object(body['offer']).id);

async function feed(source: string, references: readonly string[]) {
  const lines = references.map((reference) => JSON.stringify({ ...record, reference }));
  const { log, pool, clock } = served.world;
  await served.catchUp();
  return importFeed(
    { log, pool, clock, readFeed, writer: area.writer, waitUntil: async () => true },
    {
      source,
      complete: true,
      parts: [
        {
          bytes: (async function* () {
            yield Buffer.from(lines.join('\n'));
          })(),
        },
      ],
      mayWithdraw: async () => true,
    },
  );
}

test('an offer is published, revised and withdrawn by its percent-encoded reference, and repeating each changes nothing', async () => {
  const first = await put('ats-one', 'R/12 a');
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      outcome: 'published',
      notes: [],
      offer: {
        status: 'open',
        revision: 1,
        shown: { reference: 'R/12 a', place: { city: 'Nantes' } },
      },
    },
  ]);
  expect((await put('ats-one', 'R/12 a')).body).toMatchObject({ outcome: 'unchanged' });
  const changed = await put('ats-one', 'R/12 a', { ...record, contract: 'internship' });
  expect(changed.body).toMatchObject({ outcome: 'revised', offer: { revision: 2 } });
  expect(changed.headers.get('etag')).toBe('"2"');
  expect((await remove('ats-one', 'R/12 a')).status).toBe(204);
  expect((await remove('ats-one', 'R/12 a')).status).toBe(204);
  expect((await put('ats-one', 'R/12 a')).body).toMatchObject({ outcome: 'published' });
  expect((await remove('ats-one', 'never')).problem?.code).toBe('offer-not-found');
});

test('a sender who names a revision that has passed is refused', async () => {
  await put('ats-two', 'A');
  expect((await put('ats-two', 'A', { ...record, contract: 'internship' }, 1)).status).toBe(200);
  expect((await put('ats-two', 'A', record, 1)).problem).toMatchObject({
    status: 412,
    code: 'stale-revision',
  });
});

test('what an editor corrected or withdrew stays so, and the response says it', async () => {
  const id = idIn((await put('ats-three', 'A')).body);
  const title = { fr: 'Titre de la rédaction' };
  await served.call(offerEndpoints.correctOffer, { params: { id }, body: { title }, ifMatch: 1 });
  const held = await put('ats-three', 'A', { ...record, title: { fr: 'Autre', en: 'Other' } });
  expect(held.body).toMatchObject({ outcome: 'held', offer: { shown: { title } } });
  await served.call(offerEndpoints.withdrawOffer, { params: { id }, ifMatch: 3 });
  expect((await put('ats-three', 'A')).body).toMatchObject({
    outcome: 'held',
    offer: { status: 'withdrawn' },
  });
});

test.each([
  [{ ...record, title: undefined }, '/title', 'This field is required.'],
  [{ ...record, contract: 'forever' }, '/contract', /one of those possible/],
  [{ ...record, applyUrl: 'nowhere' }, '/applyUrl', /required|understood/],
  [{ ...record, salaries: 1 }, '/salaries', 'There is no field “salaries” here.'],
  [{ ...record, publishedAt: daysFromNow(10) }, '/publishedAt', /later/],
  [{ ...record, closesAt: daysFromNow(-10) }, '/closesAt', /closing date/],
])(
  'an offer that cannot be taken is refused, and the refusal names the field (%#)',
  async (body, pointer, detail) => {
    const { problem } = await put('ats-bad', 'A', body);
    expect(problem?.errors[0]?.pointer).toBe(pointer);
    expect(problem?.errors[0]?.detail).toMatch(detail);
  },
);

test('a batch has an outcome for each offer, in the order sent', async () => {
  await put('ats-batch', 'old');
  const sent = {
    params: { source: 'ats-batch' },
    body: {
      offers: [
        { ...record, reference: 'new' },
        { reference: 'old', withdraw: true },
        { reference: 'absent', withdraw: true },
        { ...record, reference: 'late', closesAt: daysFromNow(-10) },
      ],
    },
    key: 'batch-1',
  };
  const came = await served.call(at.pushOffers, sent);
  expect(came.body['offers']).toMatchObject([
    { status: 200, body: { outcome: 'published' } },
    { status: 204 },
    { status: 404, problem: { code: 'offer-not-found' } },
    { status: 409, problem: { code: 'offer-closed' } },
  ]);
  const invalid = {
    offers: [
      { ...record, reference: 'x' },
      { ...record, reference: 'y', contract: 1 },
    ],
  };
  const refused = await served.call(at.pushOffers, { params: sent.params, body: invalid });
  expect(refused.problem?.errors[0]?.pointer).toBe('/offers/1/contract');
});

test('a source has a feed or is pushed to, never both: no feed withdraws what was sent', async () => {
  await put('ats-pushed', 'A');
  await expect(feed('ats-pushed', ['B'])).rejects.toThrow(SourceIsPushed);
  const list = await served.call(offerEndpoints.listOffers, { query: { source: 'ats-pushed' } });
  expect(list.body).toMatchObject({ total: 1, items: [{ status: 'open' }] });
  await feed('ats-fed', ['A']);
  expect((await put('ats-fed', 'B')).problem).toMatchObject({
    status: 409,
    code: 'offer-source-fed',
  });
  expect((await remove('ats-fed', 'A')).problem?.code).toBe('offer-source-fed');
});

test('offers are sent by those who may write content', async () => {
  const sent = { params: { source: 'ats-role', reference: 'A' }, body: record, as: 'auditor' };
  expect((await served.call(at.pushOffer, sent)).status).toBe(403);
});

test('the examples in the description of the API are taken as they are', async () => {
  for (const body of examplesOf(at.pushOffer.body))
    expect((await put('ats-described', 'R-11', Object(body))).body).toMatchObject({ notes: [] });
  for (const body of examplesOf(at.pushOffers.body)) {
    const came = await served.call(at.pushOffers, { params: { source: 'ats-described' }, body });
    expect(came.body['offers']).toMatchObject([{ status: 200 }, { status: 204 }]);
  }
  expect(examplesOf(at.pushOffers.body)).toHaveLength(1);
});
