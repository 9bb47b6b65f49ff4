import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { mappingEndpoints } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { pushedOfferEndpoints } from '@parvis/contracts/careers/pushed-endpoints.ts';
import {
  offerUploadEndpoints,
  offerUploadSchema,
} from '@parvis/contracts/careers/upload-endpoints.ts';
import { offerImports } from '@parvis/projections/offer-imports/offer-imports.ts';
import { offerMappings } from '@parvis/projections/offer-mappings/offer-mappings.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { uploadRouter } from '../../http/upload-router.ts';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { sampleFeed } from '../feeds/mapped/sample-feed.ts';
import { type ReadFeed, readingWith } from '../feeds/read-feed.ts';
import { withImportLock } from '../import-feed/import-lock.ts';
import { mappingRoutes } from '../mappings/mapping-routes.ts';
import { sampleRoutes } from '../mappings/sample-routes.ts';
import { type OfferArea, openOffers } from '../offers.ts';
import { Places } from '../places/places.ts';
import { pushRoutes } from '../push-offers/push-routes.ts';
import { offerSourceRoutes, offerUploadRoutes } from './upload-routes.ts';

const fedSources = async () => ['scheduled'];
let served: ServedStreams;
let area: OfferArea;
let uploads: Awaited<ReturnType<typeof serve>>;
let folder: string;
let readFeed: ReadFeed;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-uploads-'));
  readFeed = readingWith(
    await Places.open(fileURLToPath(new URL('../places/tables', import.meta.url))),
  );
  served = await serveStreams([offers, offerImports, offerMappings], (world) => {
    const ports = { ...world, db: world.pool };
    area = openOffers(ports);
    return [
      ...area.routes,
      ...pushRoutes({ ...ports, readFeed, writer: area.writer }),
      ...offerSourceRoutes({ ...ports, fedSources }),
      ...mappingRoutes({ ...ports, readFeed }),
    ];
  });
  const { log, pool, clock } = served.world;
  const waitUntil = async () => {
    await served.catchUp();
    return true;
  };
  const ports = { log, pool, clock, writer: area.writer, readFeed, waitUntil, folder, fedSources };
  const http = {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id: string, fault: unknown) => expect.unreachable(String(fault)),
  };
  uploads = await serve((app) =>
    app.use(
      uploadRouter([...offerUploadRoutes(ports), ...sampleRoutes({ sampleFeed, folder })], http),
    ),
  );
}, 60_000);
afterAll(async () => {
  await uploads.close();
  await served.close();
  await rm(folder, { recursive: true });
});

const record = (reference: string, given: object = {}) => ({
  reference,
  title: 'Analyste crédit',
  description: 'Étudier les dossiers.',
  language: 'fr',
  place: { city: 'Nantes', country: 'FR' },
  applyUrl: `https://jobs.example/${reference}`,
  ...given,
});
const file = (...records: readonly object[]) =>
  records.map((one) => JSON.stringify(one)).join('\n');

async function send(source: string, path: string, body: string, as = 'editor') {
  const response = await fetch(`${uploads.origin}/api/offer-sources/${source}/uploads${path}`, {
    method: 'POST',
    headers: { Authorization: as, Accept: 'application/json' },
    body,
  });
  const json: unknown = await response.json();
  return {
    status: response.status,
    code: codeOf(json),
    position: response.headers.get('X-Log-Position'),
    of: () => offerUploadSchema.parse(json),
  };
}
const codeOf = (json: unknown) => z.object({ code: z.string() }).safeParse(json).data?.code;
const preview = (source: string, body: string, query = '') =>
  send(source, `/preview${query}`, body);
const openIn = async (source: string) => {
  const { body } = await served.call(offerEndpoints.listOffers, {
    query: { source, status: 'open' },
  });
  return z
    .object({
      items: z.array(
        z.object({
          id: z.string(),
          revision: z.number(),
          shown: z.object({ reference: z.string(), contract: z.string().optional() }),
        }),
      ),
    })
    .parse(body).items;
};
const referencesIn = async (source: string) =>
  (await openIn(source)).map(({ shown }) => shown.reference).toSorted();

test('a preview says what a file would do and writes nothing; applied, the file does just that', async () => {
  const first = await send('bank', '', file(record('A'), record('B'), record('C')));
  expect(await referencesIn('bank')).toEqual(['A', 'B', 'C']);
  const head = await served.world.log.head();
  expect(first.position).toBe(head);
  const next = file(
    record('A'),
    record('B', { contract: 'permanent' }),
    record('D'),
    { reference: 'E', title: 'Sans adresse' },
    record('D'),
  );
  const seen = (await preview('bank', next, '?complete=true')).of();
  expect(seen.counts).toMatchObject({
    published: 1,
    revised: 1,
    withdrawn: 1,
    unchanged: 1,
    refused: 2,
  });
  expect(
    seen.offers.map(({ outcome, reference, changed }) => [outcome, reference, changed]),
  ).toEqual([
    ['published', 'D', []],
    ['revised', 'B', ['contract']],
    ['withdrawn', 'C', []],
  ]);
  expect(seen.refused).toMatchObject([
    { line: 4, reference: 'E', field: 'applyUrl', code: 'missing' },
    { line: 5, reference: 'D', field: 'reference', code: 'repeated' },
  ]);
  expect(await served.world.log.head()).toEqual(head);
  expect(await referencesIn('bank')).toEqual(['A', 'B', 'C']);
  const done = (await send('bank', '?complete=true&withdrawals=1', next)).of();
  expect([done.counts, done.refused]).toEqual([seen.counts, seen.refused]);
  expect(await referencesIn('bank')).toEqual(['A', 'B', 'D']);
  const { body } = await served.call(offerEndpoints.listOfferImports, {
    query: { source: 'bank' },
  });
  expect(body).toMatchObject({
    total: 2,
    items: [{ by: expect.stringMatching(/^Name of (?!system)/), counts: seen.counts }, {}],
  });
  expect(await readdir(folder)).toEqual([]);
});

test('more withdrawals than the preview showed are not done, and wait for a decision', async () => {
  await send('more', '', file(record('A'), record('B'), record('C')));
  const rest = file(record('A'));
  expect((await preview('more', rest, '?complete=true')).of().counts.withdrawn).toBe(2);
  const done = (await send('more', '?complete=true&withdrawals=1', rest)).of();
  expect(done.counts).toMatchObject({ withdrawn: 0, spared: 2 });
  expect(await referencesIn('more')).toEqual(['A', 'B', 'C']);
});

test('without being complete a file withdraws nothing', async () => {
  await send('part', '', file(record('A'), record('B')));
  expect((await preview('part', file(record('A')))).of().counts.withdrawn).toBe(0);
  await send('part', '?withdrawals=9', file(record('A')));
  expect(await referencesIn('part')).toEqual(['A', 'B']);
});

test('what an editor withdrew or corrected stays so', async () => {
  await send('held', '', file(record('A'), record('B')));
  const [one, other] = (await openIn('held')).toSorted((a, b) =>
    a.shown.reference < b.shown.reference ? -1 : 1,
  );
  await served.call(offerEndpoints.withdrawOffer, { params: { id: one?.id ?? '' }, ifMatch: 1 });
  await served.call(offerEndpoints.correctOffer, {
    params: { id: other?.id ?? '' },
    body: { contract: 'internship' },
    ifMatch: 1,
  });
  const next = file(record('A', { contract: 'permanent' }), record('B', { contract: 'permanent' }));
  expect((await preview('held', next)).of().counts).toMatchObject({ held: 2, published: 0 });
  expect((await send('held', '', next)).of().counts).toMatchObject({ held: 2, published: 0 });
  expect(await openIn('held')).toMatchObject([{ shown: { contract: 'internship' } }]);
});

test('a source whose offers are sent, or fetched, or being imported, takes no file', async () => {
  await served.call(pushedOfferEndpoints.pushOffer, {
    params: { source: 'sent', reference: 'P' },
    body: { title: 'Juriste', applyUrl: 'https://jobs.example/p' },
  });
  for (const path of ['', '/preview']) {
    const pushed = await send('sent', `${path}?complete=true`, file(record('A')));
    expect([pushed.status, pushed.code]).toEqual([409, 'offer-source-pushed']);
    const fed = await send('scheduled', path, file(record('A')));
    expect([fed.status, fed.code]).toEqual([409, 'offer-source-fed']);
  }
  expect(await referencesIn('sent')).toEqual(['P']);
  await withImportLock(served.world.pool, 'busy', async () => {
    expect((await send('busy', '', file(record('A')))).code).toBe('offer-import-running');
  });
  const { body } = await served.call(offerUploadEndpoints.listOfferSources);
  expect(body).toMatchObject({
    items: expect.arrayContaining([
      { source: 'sent', open: 1, fedBy: 'push' },
      { source: 'scheduled', open: 0, fedBy: 'feed' },
      { source: 'part', open: 2, fedBy: 'upload' },
    ]),
  });
});

test('a file that cannot be read says why, and withdraws nothing', async () => {
  await send('broken', '', file(record('A')));
  const page = (
    await preview('broken', '<!doctype html><html><p>404</p></html>', '?complete=true')
  ).of();
  expect([page.problem?.code, page.counts.withdrawn]).toEqual(['page-without-offers', 0]);
  expect((await preview('broken', '')).status).toBe(422);
  await send('broken', '?complete=true&withdrawals=1', '[');
  expect(await referencesIn('broken')).toEqual(['A']);
});

test('only people who may write upload files', async () => {
  expect((await send('bank', '/preview', file(record('A')), 'auditor')).status).toBe(403);
  expect((await send('bank', '', file(record('A')), 'nobody')).status).toBe(401);
});

const xml = `<stellen><kopf/><stelle nr="A"><titel>Juriste</titel><ziel>https://jobs.example/a</ziel></stelle>
<stelle nr="B"><titel>Comptable</titel></stelle></stellen>`;
const mapping = {
  kind: 'xml',
  records: 'stellen/stelle',
  fields: {
    reference: { path: '@nr' },
    title: { path: 'titel' },
    applyUrl: { path: 'ziel' },
    contract: { path: '', constant: 'permanent' },
  },
};
const save = (name: string, body: object, ifMatch?: number) =>
  served.call(mappingEndpoints.saveOfferMapping, {
    params: { name },
    body,
    ...(ifMatch !== undefined && { ifMatch }),
  });

test('a mapping is saved with its history, and files are read by it', async () => {
  expect((await preview('stellen', xml)).of().counts.published).toBe(0);
  expect((await preview('stellen', xml, '?mapping=stellen')).code).toBe('offer-mapping-not-found');
  expect((await save('stellen', mapping)).status).toBe(200);
  expect((await save('stellen', mapping)).problem).toMatchObject({ code: 'offer-mapping-exists' });
  const seen = (await preview('stellen', xml, '?mapping=stellen')).of();
  expect(seen).toMatchObject({
    format: 'mapping',
    counts: { published: 1, refused: 1 },
    refused: [{ line: 2, reference: 'B', field: 'applyUrl', code: 'missing' }],
  });
  await send('stellen', '?mapping=stellen', xml);
  expect(await openIn('stellen')).toMatchObject([
    { shown: { reference: 'A', contract: 'permanent' } },
  ]);
  const changed = {
    ...mapping,
    fields: { ...mapping.fields, contract: { path: '', constant: 'vie' } },
  };
  expect((await save('stellen', changed, 1)).body).toMatchObject({ revision: 2 });
  const history = await served.call(mappingEndpoints.offerMappingHistory, {
    params: { name: 'stellen' },
  });
  expect(history.body).toMatchObject({ total: 2 });
  await served.call(mappingEndpoints.deleteOfferMapping, {
    params: { name: 'stellen' },
    ifMatch: 2,
  });
  expect((await preview('stellen', xml, '?mapping=stellen')).code).toBe('offer-mapping-not-found');
  await served.call(mappingEndpoints.undeleteOfferMapping, { params: { name: 'stellen' } });
  expect((await preview('stellen', xml, '?mapping=stellen')).of().counts.revised).toBe(1);
});

test('a broken mapping is refused in sentences that name the fields', async () => {
  const broken = {
    kind: 'xml',
    records: '',
    fields: {
      reference: { path: 'a[' },
      contract: { path: 'b', values: [{ from: 'x', to: 'cdi' }] },
    },
  };
  const { status, problem } = await save('broken', broken);
  expect(status).toBe(422);
  expect(problem).toMatchObject({
    errors: [
      { pointer: '/records' },
      { pointer: '/fields/title', detail: expect.stringMatching(/required/) },
      { pointer: '/fields/applyUrl' },
      { pointer: '/fields/reference', detail: expect.stringMatching(/“a\[” is not a path/) },
      { pointer: '/fields/contract', detail: expect.stringMatching(/“cdi”/) },
    ],
  });
  expect(
    (await save('hostile', JSON.parse('{"kind":"json","records":"","fields":{"__proto__":{}}}')))
      .status,
  ).toBe(422);
});

test('the first records of a file are shown, and a mapping is tried on them', async () => {
  const response = await fetch(`${uploads.origin}/api/offer-samples`, {
    method: 'POST',
    headers: { Authorization: 'editor' },
    body: xml,
  });
  const sample = mappingEndpoints.sampleOffers.response.schema.parse(await response.json());
  expect(sample).toMatchObject({
    kind: 'xml',
    records: 'stellen/stelle',
    lists: [{ path: 'stellen/stelle', count: 2 }, { path: 'stellen' }],
    first: [
      { '@nr': 'A', titel: 'Juriste', ziel: 'https://jobs.example/a' },
      { '@nr': 'B', titel: 'Comptable' },
    ],
  });
  const { body } = await served.call(mappingEndpoints.tryOfferMapping, {
    body: { mapping, records: sample.first },
  });
  expect(body).toMatchObject({
    records: [
      { offer: { reference: 'A', title: { fr: 'Juriste' }, contract: 'permanent' } },
      { refused: { field: 'applyUrl', code: 'missing' } },
    ],
  });
  const none = await fetch(`${uploads.origin}/api/offer-samples`, {
    method: 'POST',
    headers: { Authorization: 'editor' },
    body: 'title;url\na;b',
  });
  expect([none.status, codeOf(await none.json())]).toEqual([422, 'offer-sample-unreadable']);
});
