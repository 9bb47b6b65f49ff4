import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { absenceEndpoints as at } from '@parvis/contracts/careers/absence-endpoints.ts';
import { offerAbsencesSchema, offerFeedsSchema } from '@parvis/contracts/careers/absences.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { mappingEndpoints } from '@parvis/contracts/careers/mapping/endpoints.ts';
import {
  offerHistorySchema,
  offerImportListSchema,
  offerListSchema,
} from '@parvis/contracts/careers/views.ts';
import { offerImports } from '@parvis/projections/offer-imports/offer-imports.ts';
import { offerMappings } from '@parvis/projections/offer-mappings/offer-mappings.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { mintSubjectId } from '../../subjects/mint-subject-id.ts';
import { insertSubjectWithoutAddress } from '../../subjects/statements.ts';
import { readingWith } from '../feeds/read-feed.ts';
import { mappingRoutes } from '../mappings/mapping-routes.ts';
import { computeOfferId } from '../offer-writer.ts';
import { type OfferArea, openOffers } from '../offers.ts';
import { Places } from '../places/places.ts';
import { importFeedPeriodically } from '../schedule/import-feeds.ts';
import { absencesMail, orderAbsencesMails } from './absences-mail.ts';

const tables = fileURLToPath(new URL('../places/tables', import.meta.url));
const readFeed = readingWith(await Places.open(tables));
const dayMs = 86_400_000;
let served: ServedStreams;
let area: OfferArea;
let server: Server;
let port = 0;
const subjectId = mintSubjectId();
let respond: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => {
  response.end();
};

beforeAll(async () => {
  served = await serveStreams([offers, offerImports, offerMappings], (world) => {
    const ports = { ...world, db: world.pool };
    area = openOffers(ports);
    return [...area.routes, ...mappingRoutes({ ...ports, readFeed })];
  });
  await insertSubjectWithoutAddress(served.world.pool, subjectId, new Date());
  server = createServer((request, response) => respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  server.close();
  await served.close();
});

const feedOf = (...numbers: readonly number[]) =>
  JSON.stringify(
    numbers.map((number) => ({
      reference: `R-${number}`,
      title: `Comptable ${number}`,
      applyUrl: `https://jobs.example/${number}`,
    })),
  );

/** A feed that is imported as the schedule does it, and what was said about it. */
function scheduled(source: string) {
  const { log, pool } = served.world;
  const clock = new ManualClock(Date.UTC(2026, 1, 1, 12));
  const notices: string[] = [];
  const waitUntil = async () => {
    await served.catchUp();
    return true;
  };
  const job = importFeedPeriodically(
    { source, url: `http://127.0.0.1:${port}/${source}`, headers: { authorization: 'Bearer 7' } },
    60_000,
    { writer: area.writer, log, pool, clock, readFeed, waitUntil },
    { hosts: ['127.0.0.1'], share: 0.3 },
    {
      onUnreadable: (message) => notices.push(message),
      async onWaiting(of, waiting, now) {
        notices.push(`${waiting} waiting`);
        const subjectOf = async () => subjectId;
        await orderAbsencesMails({ db: pool, subjectOf }, of, now);
      },
    },
  );
  const serves = async (feed: string) => {
    respond = (_, response) => response.end(feed);
    clock.advance(60_000);
    await job.run(clock.now());
    await served.catchUp();
  };
  return { job, clock, notices, serves };
}

async function open(source: string): Promise<readonly string[]> {
  const query = { source, status: 'open', sort: 'title' };
  const list = await served.call(offerEndpoints.listOffers, { query });
  return list.as(offerListSchema).items.map(({ shown }) => shown.reference);
}

const waitingIn = async (source: string) => {
  const list = await served.call(at.listOfferAbsences, { query: { source } });
  return list.as(offerAbsencesSchema).items.map(({ offer }) => offer.shown.reference);
};
const decide = (source: string, decision: 'withdraw' | 'keep', ...ofThem: readonly number[]) => {
  const ids = ofThem.map((number) => computeOfferId({ source, reference: `R-${number}` }));
  const body = { source, decision, ...(ids.length > 0 && { ids }) };
  return served.call(at.decideOfferAbsences, { body });
};

test('a mapping with the name of a source is how its feed is read, from its next import on', async () => {
  const { notices, serves } = scheduled('mapped');
  const feed =
    '<stellen><stelle nr="7"><titel>Lotse</titel><ziel>https://jobs.example/7</ziel></stelle></stellen>';
  await serves(feed);
  expect([notices.length, await open('mapped')]).toEqual([1, []]);
  const path = (steps: string) => ({ path: steps });
  const fields = { reference: path('@nr'), title: path('titel'), applyUrl: path('ziel') };
  const body = { kind: 'xml', records: 'stellen/stelle', fields };
  await served.call(mappingEndpoints.saveOfferMapping, { params: { name: 'mapped' }, body });
  await served.catchUp();
  await serves(feed);
  expect(await open('mapped')).toEqual(['7']);
});

test('one of three offers may leave its feed; when all but one leave, a person decides once', async () => {
  const { notices, serves } = scheduled('small');
  await serves(feedOf(1, 2, 3));
  await serves(feedOf(1, 2));
  expect(await open('small')).toEqual(['R-1', 'R-2']);
  await serves(feedOf(1, 2, 4, 5));
  await serves(feedOf(1));
  await serves(feedOf(1));
  await serves(feedOf(1));
  expect(await open('small')).toEqual(['R-1', 'R-2', 'R-4', 'R-5']);
  expect(await waitingIn('small')).toEqual(expect.arrayContaining(['R-2', 'R-4', 'R-5']));
  expect(notices).toEqual(['3 waiting', '0 waiting', '0 waiting']);
  const query = { source: 'small' };
  const imports = await served.call(offerEndpoints.listOfferImports, { query });
  expect(imports.as(offerImportListSchema).items.map(({ counts }) => counts.spared)).toEqual([
    3, 0, 0, 0,
  ]);
});

test('what a person withdraws is gone, and what is kept stays, until it returns and leaves again', async () => {
  const { notices, serves } = scheduled('decided');
  await serves(feedOf(1, 2, 3, 4, 5));
  await serves(feedOf(1));
  await decide('decided', 'keep', 2);
  await decide('decided', 'withdraw', 3);
  expect(await waitingIn('decided')).toEqual(expect.arrayContaining(['R-4', 'R-5']));
  expect((await decide('decided', 'withdraw')).body).toEqual({ decided: 2, waiting: 0 });
  expect(await open('decided')).toEqual(['R-1', 'R-2']);
  const params = { id: computeOfferId({ source: 'decided', reference: 'R-2' }) };
  const history = await served.call(offerEndpoints.offerHistory, { params });
  expect(history.as(offerHistorySchema).changes.map(({ what }) => what)).toEqual([
    'kept',
    'published',
  ]);
  await serves(feedOf(1));
  expect(notices).toEqual(['4 waiting']);
  await serves(feedOf(1, 2));
  await serves(feedOf(1));
  expect(await open('decided')).toEqual(['R-1']);
});

test('an empty list of offers asks about all of them, and what nobody decides ends after a week', async () => {
  const { clock, notices, serves } = scheduled('emptied');
  await serves(feedOf(1, 2));
  await serves('[]');
  expect(await open('emptied')).toEqual(['R-1', 'R-2']);
  expect(notices).toEqual(['2 waiting']);
  clock.advance(7 * dayMs);
  await serves('[]');
  expect(await open('emptied')).toEqual([]);
});

test('a feed that cannot be read withdraws nothing, and says so once until it can', async () => {
  const { notices, serves } = scheduled('broken');
  await serves(feedOf(1, 2, 3));
  const whole = feedOf(1, 2, 3);
  for (const feed of ['<html>502</html>', '<html>502</html>', '', whole.slice(0, 80), '{"a": 1}'])
    await serves(feed);
  expect(await open('broken')).toEqual(['R-1', 'R-2', 'R-3']);
  expect(notices).toEqual([
    'the feed of broken is a web page without offers',
    'the feed of broken is empty',
    'the feed of broken ends in the middle',
    'the feed of broken is in none of the formats known; the first record has the fields a',
  ]);
  const state = async () => {
    const { items } = (await served.call(at.listOfferFeeds)).as(offerFeedsSchema);
    return items.find(({ source }) => source === 'broken')?.unreadable?.code;
  };
  expect(await state()).toBe('unknown-format');
  await serves(whole);
  expect(await state()).toBe(undefined);
  expect(notices).toHaveLength(4);
});

test('a feed is requested with its header, and not sent again while it is the same', async () => {
  const { job, clock } = scheduled('conditional');
  const requests: (string | undefined)[] = [];
  respond = ({ headers }, response) => {
    requests.push(`${headers.authorization} ${headers['if-none-match']}`);
    if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.setHeader('etag', '"v1"').end(feedOf(1));
  };
  for (let time = 0; time < 3; time += 1) await job.run(clock.now());
  expect(requests).toEqual(['Bearer 7 undefined', 'Bearer 7 "v1"', 'Bearer 7 "v1"']);
  expect(await open('conditional')).toEqual(['R-1']);
});

test('those who may decide get one e-mail, with the offers and the way to decide', async () => {
  const { pool } = served.world;
  await pool.query(
    `insert into account (id, email, name, roles, command_id, claimed_at, opened_at)
     values ('ann', 'ann@parvis.example', 'Ann', '{editor}', 'c1', now(), now()),
       ('bob', 'bob@parvis.example', 'Bob', '{auditor}', 'c2', now(), now())`,
  );
  const { serves } = scheduled('mailed');
  await serves(feedOf(1, 2, 3, 4));
  await serves(feedOf(1));
  await serves(feedOf(1));
  const { rows } = await pool.query<{ params: Record<string, string> }>(
    `select params from outbox where params->>'source' = 'mailed'`,
  );
  expect(rows).toEqual([{ params: { source: 'mailed', account: 'ann' } }]);
  const template = absencesMail(pool, 'https://parvis.example');
  // A mailbox that refused alerts still gets what its owner has to decide.
  expect(template.isForStaff).toBe(true);
  const subject = { id: 's', data: [] };
  const mail = await template.render(Object(subject), { source: 'mailed', account: 'ann' });
  expect(mail).toMatchObject({
    to: { address: 'ann@parvis.example' },
    subject: '3 offres ont quitté leur flux – 3 offers left their feed',
  });
  expect(mail?.text).toContain('- Comptable 2 (R-2)');
  expect(mail?.text).toContain('https://parvis.example/admin/offers/absent?source=mailed');
  await decide('mailed', 'keep');
  const settled = await template.render(Object(subject), { source: 'mailed', account: 'ann' });
  expect(settled).toBe(undefined);
});
