import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import {
  offerFeedEndpoints as at,
  type FeedView,
  feedSettingsSchema,
} from '@parvis/contracts/careers/feeds/endpoints.ts';
import { mappingEndpoints } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { pushedOfferEndpoints } from '@parvis/contracts/careers/pushed-endpoints.ts';
import { offerListSchema } from '@parvis/contracts/careers/views.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Vault } from '../../subjects/vault.ts';
import { requireUploadable } from '../upload-offers/offer-sources.ts';
import { resealFeedSecrets } from './feed-secrets.ts';
import { listConfiguredSources } from './setting-rows.ts';
import {
  type ApplicantTracking,
  applicantTracking,
  feedOf,
  versioned,
} from './testing/applicant-tracking.ts';
import { type FeedWorld, feedWorld } from './testing/feed-world.ts';

const as = 'administrator' as const;
const hourMs = 3_600_000;
let world: FeedWorld;
let system: ApplicantTracking;
let jobs: ReturnType<FeedWorld['jobs']>;

beforeAll(async () => {
  world = await feedWorld();
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  system = await applicantTracking();
  jobs = world.jobs();
  world.reported.length = 0;
});
afterEach(async () => {
  system.close();
  await world.pool.query('delete from offer_feed_setting; delete from offer_feed_run');
  expect(world.faults.splice(0)).toEqual([]);
});

/** Lets the jobs run as the schedule does it, at once. */
const work = async () => {
  const now = world.clock.now();
  await Promise.all(
    jobs.map(async (job) => {
      const due = await job.nextDue?.(now);
      if (due !== undefined && due <= now) await job.run(now);
    }),
  );
};
const pass = async (milliseconds: number) => {
  world.clock.advance(milliseconds);
  await work();
};
const open = async (source: string) => {
  const query = { source, status: 'open', sort: 'title' };
  const list = await world.call(offerEndpoints.listOffers, { query });
  return list.as(offerListSchema).items.map(({ shown }) => shown.reference);
};
const listed = async (): Promise<readonly FeedView[]> =>
  (await world.call(at.listFeedSettings, { as })).as(feedSettingsSchema).items;
const codeOf = ({ problem }: { readonly problem: { readonly code: string } | undefined }) =>
  problem?.code;
const remove = (source: string, offers: 'keep' | 'withdraw') =>
  world.call(at.removeOfferFeed, { as, params: { source }, query: { offers } });
const setSecret = (source: string, secret: object) =>
  world.call(at.setFeedSecret, { as, params: { source }, body: secret });

test('a feed is fetched by its schedule: what is new is imported, and 304 changes nothing', async () => {
  system.answer = versioned('"v1"', feedOf('A', 'B'));
  expect((await world.add('bank', system.address)).status).toBe(204);
  await work();
  expect(system.received).toHaveLength(0);
  await pass(hourMs);
  expect(await open('bank')).toEqual(['A', 'B']);
  await pass(hourMs - 1);
  expect(system.received).toHaveLength(1);
  await pass(1);
  system.answer = versioned('"v2"', feedOf('A', 'C'));
  await pass(hourMs);
  const [third, second, first] = await world.runs('bank');
  expect(first).toMatchObject({ state: 'imported', by: null, counts: { published: 2 } });
  expect(second).toMatchObject({ state: 'unchanged', counts: null, problem: null });
  expect(third).toMatchObject({ state: 'imported', counts: { published: 1, withdrawn: 1 } });
  expect(system.received.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    '"v1"',
    '"v1"',
  ]);
  expect(await open('bank')).toEqual(['A', 'C']);
});

test('a preview imports nothing; “fetch now” does it, by whoever ordered it, and names what it refuses', async () => {
  const broken = [...JSON.parse(feedOf('A')), { reference: 'B', title: 'Sans adresse' }];
  system.answer = versioned('"v1"', JSON.stringify(broken));
  await world.add('tried', system.address, { isOn: false });
  expect((await world.order('tried', 'preview')).status).toBe(201);
  expect(codeOf(await world.order('tried', 'import'))).toBe('offer-import-running');
  const head = await world.world.log.head();
  await work();
  expect(await world.world.log.head()).toEqual(head);
  const [seen] = await world.runs('tried');
  expect(seen).toMatchObject({
    kind: 'preview',
    state: 'imported',
    counts: { published: 1, refused: 1 },
    report: {
      offers: [{ outcome: 'published', reference: 'A' }],
      refused: [{ reference: 'B', field: 'applyUrl', code: 'missing' }],
    },
  });
  await world.order('tried', 'import');
  await work();
  const [done] = await world.runs('tried');
  expect(done).toMatchObject({ kind: 'import', state: 'imported', counts: seen?.counts });
  expect(done?.by).toMatch(/^Name of (?!system)/);
  expect(done?.report?.refused).toEqual(seen?.report?.refused);
  expect(await open('tried')).toEqual(['A']);
  await pass(24 * hourMs);
  expect(system.received).toHaveLength(2);
});

const failures: readonly [string, ApplicantTracking['answer'], object][] = [
  ['401', (response) => response.writeHead(401).end(), { code: 'unauthorised', words: '401' }],
  ['403', (response) => response.writeHead(403).end(), { code: 'unauthorised', words: '403' }],
  ['500', (response) => response.writeHead(500).end(), { code: 'bad-status', words: '500' }],
  ['no answer', () => undefined, { code: 'timed-out' }],
  ['an answer that stops', (response) => response.write('[{'), { code: 'timed-out' }],
  ['too much', (response) => response.end('x'.repeat(300_000)), { code: 'too-large' }],
  ['a page', (response) => response.end('<html>Hello</html>'), { code: 'page-without-offers' }],
  ['no JSON', (response) => response.end('hello, this is no feed'), { code: 'syntax' }],
  ['nothing', (response) => response.end(), { code: 'nothing' }],
  [
    'a redirect to another host',
    (response) => response.writeHead(302, { location: 'http://intranet.example/' }).end(),
    { code: 'host-not-listed', words: 'intranet.example' },
  ],
];

test.each(failures)('%s withdraws nothing, and the run says why', async (_, answer, problem) => {
  system.answer = versioned('"v1"', feedOf('A', 'B'));
  await world.add('failing', system.address);
  await pass(hourMs);
  system.answer = answer;
  await pass(hourMs);
  expect((await world.runs('failing'))[0]).toMatchObject({ state: 'failed', problem });
  const feed = (await listed()).find(({ source }) => source === 'failing');
  expect(feed?.failing).toMatchObject(problem);
  expect(await open('failing')).toEqual(['A', 'B']);
  system.answer = versioned('"v1"', feedOf('A', 'B'));
  await pass(hourMs);
  expect((await listed()).find(({ source }) => source === 'failing')?.failing).toBe(null);
});

test('a feed that is slow delays no other, and two processes fetch each feed once', async () => {
  const other = await applicantTracking();
  other.answer = (response) => response.end(feedOf('A'));
  let answerAtLast: () => void = () => undefined;
  system.answer = (response) => {
    answerAtLast = () => response.end(feedOf('S'));
  };
  await world.add('slow', system.address);
  await world.add('quick', other.address);
  world.clock.advance(hourMs);
  const now = world.clock.now();
  const ended: string[] = [];
  const patient = { bytes: 200_000, idleMs: 60_000, wholeMs: 60_000 };
  const both = [...world.jobs(patient), ...world.jobs(patient)].map((job) => job.run(now));
  const slow = Promise.all(both).then(() => ended.push('slow'));
  while ((await world.runs('quick'))[0]?.state !== 'imported')
    await new Promise((resolve) => setTimeout(resolve, 10));
  ended.push('quick');
  answerAtLast();
  await slow;
  expect(ended).toEqual(['quick', 'slow']);
  expect([system.received.length, other.received.length]).toEqual([1, 1]);
  other.close();
});

test('a run whose process died is ended a minute later, and the feed fetched again', async () => {
  system.answer = (response) => response.end(feedOf('A'));
  await world.add('crashed', system.address);
  await world.pool.query(
    `insert into offer_feed_run (source, kind, state, ordered_at, touched_at)
     values ('crashed', 'import', 'running', $1, $1)`,
    [world.clock.now()],
  );
  await pass(61_000);
  expect((await world.runs('crashed'))[0]).toMatchObject({ problem: { code: 'interrupted' } });
  await pass(hourMs);
  expect((await world.runs('crashed'))[0]).toMatchObject({ state: 'imported' });
});

test('a feed is read by its mapping, and says so when that is gone', async () => {
  const path = (steps: string) => ({ path: steps });
  const fields = { reference: path('nr'), title: path('was'), applyUrl: path('wohin') };
  const params = { name: 'stellen' };
  const body = { kind: 'json', records: 'stellen', fields };
  expect(codeOf(await world.add('mapped', system.address, { mapping: 'stellen' }))).toBe(
    'offer-mapping-not-found',
  );
  await world.call(mappingEndpoints.saveOfferMapping, { as, params, body });
  system.answer = (response) =>
    response.end(
      JSON.stringify({ stellen: [{ nr: '7', was: 'Lotse', wohin: 'https://a.example/7' }] }),
    );
  await world.add('mapped', system.address, { mapping: 'stellen' });
  await pass(hourMs);
  expect(await open('mapped')).toEqual(['7']);
  await world.call(mappingEndpoints.deleteOfferMapping, { as, params });
  await pass(hourMs);
  expect((await world.runs('mapped'))[0]?.problem).toEqual({ code: 'mapping-missing' });
  expect(world.reported).toEqual(['the feed of mapped is read by a mapping that was deleted']);
  expect(await open('mapped')).toEqual(['7']);
});

test('addresses that the operator does not allow, and those in clear, are refused', async () => {
  const refusals = await Promise.all(
    [
      'https://jobs.example/a',
      'http://ats.example/a',
      'ftp://ats.example/a',
      'https://u:p@ats.example/',
    ].map((address) => world.add('refused', address)),
  );
  expect(refusals.map(codeOf)).toEqual([
    'offer-feed-host',
    'offer-feed-insecure',
    'invalid',
    'invalid',
  ]);
  expect(await listConfiguredSources(world.pool)).toEqual([]);
});

test('a source is pushed or fed, never both, and has one feed', async () => {
  const push = (source: string) =>
    world.call(pushedOfferEndpoints.pushOffer, {
      as,
      params: { source, reference: 'P' },
      body: { title: 'Lotse', language: 'fr', applyUrl: 'https://a.example/p' },
    });
  await push('sent');
  expect(codeOf(await world.add('sent', system.address))).toBe('offer-feed-pushed');
  expect(codeOf(await world.add('group', system.address))).toBe('offer-feed-configured');
  await world.add('fed', system.address);
  expect(codeOf(await world.add('fed', system.address))).toBe('offer-feed-exists');
  expect(codeOf(await push('fed'))).toBe('offer-source-fed');
  const sources = () => listConfiguredSources(world.pool);
  expect((await requireUploadable(world.pool, 'fed', sources)).ok).toBe(false);
});

test('a feed is paused and changed without a restart, and who did it stays on record', async () => {
  system.answer = (response) => response.end(feedOf('A'));
  await world.add('changed', system.address);
  const change = (given: object) =>
    world.call(at.changeOfferFeed, {
      as,
      params: { source: 'changed' },
      body: { ...world.termsAt(system.address), ...given },
    });
  await change({ isOn: false });
  await pass(2 * hourMs);
  expect(system.received).toHaveLength(0);
  await change({ schedule: { every: 'quarter-hour' } });
  await pass(hourMs / 4);
  expect(system.received).toHaveLength(1);
  await remove('changed', 'keep');
  const params = { source: 'changed' };
  const { body } = await world.call(at.listFeedChanges, { as, params });
  const by = expect.stringMatching(/^Name of /);
  expect(body).toMatchObject({
    total: 4,
    items: [
      { what: 'removed', by, names: ['keep'] },
      { what: 'changed', names: ['schedule', 'isOn'] },
      { what: 'changed', names: ['isOn'] },
      { what: 'added' },
    ],
  });
});

test('the offers of a removed feed stay open, or are withdrawn, as was chosen', async () => {
  system.answer = (response) => response.end(feedOf('A', 'B'));
  for (const source of ['kept', 'dropped']) await world.add(source, system.address);
  await pass(hourMs);
  await remove('kept', 'keep');
  await remove('dropped', 'withdraw');
  expect([await open('kept'), await open('dropped')]).toEqual([['A', 'B'], []]);
  await pass(24 * hourMs);
  expect(system.received).toHaveLength(2);
  expect((await listed()).map(({ source }) => source)).toEqual(['group']);
});

test('a token is sent to the server of the feed, and nobody can read it anywhere', async () => {
  const canary = 'canary-7f3b9c';
  system.answer = (response, { url }) => {
    // A server that repeats what it was sent.
    if (url?.includes(canary)) response.writeHead(401, `no ${url}`).end(url);
    else response.end(feedOf('A'));
  };
  await world.add('secret', system.address);
  const answers = [
    await setSecret('secret', { in: 'header', name: 'Authorization', value: `Bearer ${canary}` }),
    await setSecret('secret', { in: 'query', name: 'key', value: canary }),
    await setSecret('secret', { in: 'header', name: 'host', value: canary }),
    await setSecret('secret', { in: 'header', name: 'X', value: `${canary}\n` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 422, 422]);
  await pass(hourMs);
  expect(system.received[0]?.headers.authorization).toBe(`Bearer ${canary}`);
  expect(system.received[0]?.url).toBe(`/jobs?key=${canary}`);
  const params = { source: 'secret' };
  const moved = world.termsAt('https://boards.example/jobs');
  const changed = await world.call(at.changeOfferFeed, { as, params, body: moved });
  expect(codeOf(changed)).toBe('offer-feed-moved');
  const removal = { ...params, in: 'query', name: 'key' };
  await world.call(at.removeFeedSecret, { as, params: removal });
  await pass(hourMs);
  expect(await open('secret')).toEqual(['A']);
  const secrets = (await listed()).flatMap((one) => ('secrets' in one ? one.secrets : []));
  expect(secrets).toMatchObject([{ in: 'header', name: 'Authorization' }]);
  const { rows: tables } = await world.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const stored: unknown[] = [];
  for (const { name } of tables)
    stored.push((await world.pool.query(`select t::text from ${name} t`)).rows);
  const answered = [...answers, changed].map(({ text }) => text);
  const read = [answered, await listed(), await world.runs('secret'), world.reported];
  const everything = JSON.stringify([stored, read, world.faults]);
  expect(everything).toContain('OffersImported');
  for (const form of [canary, Buffer.from(canary).toString('hex')])
    expect(everything).not.toContain(form);
});

test('secrets are sealed again under another secret, and one that is lost is said to be', async () => {
  system.answer = (response) => response.end(feedOf('A'));
  await world.add('sealed', system.address);
  await setSecret('sealed', { in: 'header', name: 'X-Key', value: 'seven' });
  const later = [
    'another secret of thirty-two characters',
    'a secret of thirty-two characters',
  ] as const;
  await resealFeedSecrets(world.pool, new Vault(later));
  await pass(hourMs);
  expect((await world.runs('sealed'))[0]?.problem).toEqual({ code: 'secret-lost' });
  await resealFeedSecrets(world.pool, new Vault([later[1], later[0]]));
  await pass(hourMs);
  expect(system.received[0]?.headers['x-key']).toBe('seven');
});

test('the feeds of the operator are shown as they stand, without what follows their address', async () => {
  const [first] = await listed();
  expect(first).toMatchObject({
    source: 'group',
    from: 'environment',
    address: 'https://ats.example/feed.xml',
    everyMinutes: 60,
  });
  for (const other of ['editor', 'auditor'] as const)
    expect((await world.call(at.listFeedSettings, { as: other })).status).toBe(403);
});

test('fifty runs of a feed are kept', async () => {
  system.answer = versioned('"v1"', feedOf('A'));
  await world.add('often', system.address, { schedule: { every: 'quarter-hour' } });
  for (let time = 0; time < 53; time += 1) await pass(hourMs / 4);
  const { rows } = await world.pool.query('select from offer_feed_run');
  expect(rows).toHaveLength(50);
});
