import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type FeedEntry, feedEntrySchema } from '@parvis/contracts/changes/change.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ManualClock } from '../adapters/testing/manual-clock.ts';
import { GoogleTokens } from './google-token.ts';
import { listTargets } from './indexing-rows.ts';
import { type IndexedFeed, IndexingSender } from './indexing-sender.ts';

const minuteMs = 60_000;
const origin = 'https://www.bank.example';
const key = '5c6f1e0a9b7d4c2e';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

interface Request {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const indexNowBody = z.strictObject({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
});

/** What indexnow.org documents: 422 for addresses of another host, 403 for another key. */
function answerIndexNow({ headers, body }: Request): number {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return 400;
  const sent = indexNowBody.safeParse(JSON.parse(body));
  if (!sent.success || sent.data.urlList.length > 10_000) return 400;
  const { host, urlList, keyLocation } = sent.data;
  if (sent.data.key !== key || keyLocation !== `${origin}/indexnow.txt`) return 403;
  return urlList.every((address) => new URL(address).host === host) ? 200 : 422;
}

/** What Google documents of tokens for service accounts: a JWT by RS256 with these claims. */
function isSigned(body: string, tokenUri: string, now: Date): boolean {
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return false;
  const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT' });
  const iat = Math.floor(now.getTime() / 1_000);
  expect(read(claims)).toEqual({
    iss: 'parvis@bank.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: tokenUri,
    iat,
    exp: iat + 3_600,
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const from = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
  return verify('RSA-SHA256', signed, from, Buffer.from(signature, 'base64url'));
}

/** A server written from the public documentation of IndexNow and of Google's Indexing API. */
async function engines(clock: ManualClock) {
  const requests: Request[] = [];
  const state: { status: number | undefined } = { status: undefined };
  const answer = (request: Request, response: ServerResponse) => {
    if (state.status !== undefined) return response.writeHead(state.status).end('Quota exceeded');
    if (request.path === '/indexnow') return response.writeHead(answerIndexNow(request)).end();
    if (request.path === '/token') {
      if (!isSigned(request.body, `${address}/token`, clock.now()))
        return response.writeHead(400).end('{"error":"invalid_grant"}');
      return response.end('{"access_token":"ya29.token","expires_in":3599,"token_type":"Bearer"}');
    }
    if (request.headers.authorization !== 'Bearer ya29.token') return response.writeHead(401).end();
    const { url } = z
      .strictObject({ url: z.url(), type: z.enum(['URL_UPDATED', 'URL_DELETED']) })
      .parse(JSON.parse(request.body));
    return response.writeHead(url.includes('unsuitable') ? 400 : 200).end('{}');
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const received = { path: request.url ?? '', headers: request.headers, body };
      requests.push(received);
      return answer(received, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  return { requests, state, address };
}

function entry(number: number, given: Partial<z.input<typeof feedEntrySchema>> = {}): FeedEntry {
  const position = String(number).padStart(20, '0');
  return feedEntrySchema.parse({
    cursor: `${position}-1`,
    position,
    at: '2026-01-05T08:00:00.000Z',
    kind: 'page',
    id: `item${number}`,
    what: 'published',
    locale: 'fr',
    addresses: { fr: `/page-${number}` },
    formerAddress: null,
    href: '/api/pages/x',
    ...given,
  });
}

const offer = (number: number, what: FeedEntry['what'] = 'published', slug = 'comptable') =>
  entry(number, {
    kind: 'offer',
    id: `offer${number}`,
    what,
    locale: null,
    addresses: { fr: `/offre/${number}-${slug}`, en: `/en/offer/${number}-${slug}` },
  });

async function world({ perDay = 200 } = {}) {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const clock = new ManualClock(Date.UTC(2026, 0, 5, 20));
  const there = await engines(clock);
  const folder = await mkdtemp(join(tmpdir(), 'parvis-indexing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'account.json');
  const account = {
    type: 'service_account',
    client_email: 'parvis@bank.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${there.address}/token`,
  };
  await writeFile(file, JSON.stringify(account));
  const entries: FeedEntry[] = [entry(1)];
  const feed: IndexedFeed = {
    async read({ after, limit }) {
      const items = entries.filter(({ cursor }) => cursor > after).slice(0, limit);
      return { items, next: items.at(-1)?.cursor ?? after };
    },
    end: async () => entries.at(-1)?.cursor ?? entry(0).cursor,
  };
  const french: readonly Locale[] = ['fr'];

  const sender = (address = there.address) => {
    const furtherHosts: readonly string[] = [];
    return new IndexingSender({
      pool: db.pool,
      feed,
      clock,
      furtherHosts,
      offerLanguages: async (ids) => new Map(ids.map((id) => [id, french])),
      origin,
      indexNow: { url: `${address}/indexnow`, key },
      google: {
        url: `${address}/v3/urlNotifications:publish`,
        tokens: new GoogleTokens(file, furtherHosts),
        perDay,
      },
    });
  };
  await sender().run();
  expect(there.requests).toEqual([]);
  const sentTo = (path: string) =>
    there.requests.filter((one) => one.path.endsWith(path)).map(({ body }) => JSON.parse(body));
  const waiting = async () =>
    Object.fromEntries((await listTargets(db.pool)).map((one) => [one.target, one.waiting]));
  return { ...there, db, clock, entries, sender, sentTo, waiting, file };
}

test('what changed from then on goes to IndexNow together, each address once, and to Google only offers', async () => {
  const { entries, sender, sentTo, waiting } = await world();
  entries.push(
    entry(2),
    entry(3, { what: 'moved', addresses: { fr: '/nouveau' }, formerAddress: '/ancien' }),
    entry(4, { kind: 'menu', addresses: {}, locale: null }),
    entry(5, { id: 'item2', what: 'updated', addresses: { fr: '/page-2' } }),
    offer(6),
    offer(7, 'closed'),
  );
  await sender().run();
  const at = (path: string) => origin + path;
  const urlList = ['/page-2', '/ancien', '/nouveau', '/offre/6-comptable', '/offre/7-comptable'];
  const [batch, ...others] = sentTo('/indexnow');
  expect(others).toEqual([]);
  expect(batch).toMatchObject({ host: 'www.bank.example', key });
  expect(batch.urlList.toSorted()).toEqual(urlList.map(at).toSorted());
  expect(sentTo('publish')).toEqual([
    { url: at('/offre/6-comptable'), type: 'URL_UPDATED' },
    { url: at('/offre/7-comptable'), type: 'URL_DELETED' },
  ]);
  expect(await waiting()).toEqual({ indexnow: 0, google: 0 });
});

test('at most 10,000 addresses go to IndexNow in a request, and the others a minute later', async () => {
  const { entries, sender, sentTo, clock, waiting } = await world();
  for (let number = 2; number < 10_003; number += 1) entries.push(entry(number));
  const one = sender();
  await one.run();
  await one.run();
  expect(sentTo('/indexnow').map(({ urlList }) => urlList.length)).toEqual([10_000]);
  clock.advance(minuteMs);
  await one.run();
  expect(sentTo('/indexnow').map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(await waiting()).toMatchObject({ indexnow: 0 });
});

test('what is not taken is sent again with growing pauses, also by a process that began meanwhile', async () => {
  const { entries, sender, requests, state, clock, waiting, db } = await world();
  state.status = 429;
  entries.push(offer(2));
  const tries: number[] = [];
  const began = clock.now().getTime();
  for (let minute = 0; minute <= 90; minute += 1) {
    const before = requests.filter(({ path }) => path === '/indexnow').length;
    await sender().run();
    if (requests.filter(({ path }) => path === '/indexnow').length > before)
      tries.push((clock.now().getTime() - began) / minuteMs);
    clock.advance(minuteMs);
  }
  expect(tries).toEqual([0, 1, 6, 21, 81]);
  expect(await waiting()).toEqual({ indexnow: 1, google: 1 });
  const indexnow = (await listTargets(db.pool)).find(({ target }) => target === 'indexnow');
  expect(indexnow).toMatchObject({ lastStatus: 429, lastAnswer: 'Quota exceeded' });
  state.status = undefined;
  clock.advance(8 * 60 * minuteMs);
  await sender().run();
  expect(await waiting()).toEqual({ indexnow: 0, google: 0 });
});

test('Google is sent no more in a day of its own than it permits, and the rest on the next', async () => {
  const { entries, sender, sentTo, clock } = await world({ perDay: 2 });
  entries.push(offer(2), offer(3), offer(4));
  await sender().run();
  await sender().run();
  expect(sentTo('publish')).toHaveLength(2);
  clock.advance(11 * 60 * minuteMs);
  await sender().run();
  expect(sentTo('publish')).toHaveLength(2);
  clock.advance(60 * minuteMs);
  await sender().run();
  expect(sentTo('publish').map(({ url }) => url)).toEqual(
    [2, 3, 4].map((number) => `${origin}/offre/${number}-comptable`),
  );
});

test('an address that Google calls invalid delays no other, and a lost key file says so', async () => {
  const { entries, sender, sentTo, waiting, file, db, clock } = await world();
  entries.push(offer(2, 'published', 'unsuitable'), offer(3));
  await sender().run();
  expect(sentTo('publish')).toHaveLength(2);
  expect(await waiting()).toMatchObject({ google: 0 });
  await writeFile(file, '{"private_key":"secret"}');
  entries.push(offer(4));
  clock.advance(minuteMs);
  await sender().run();
  const google = (await listTargets(db.pool)).find(({ target }) => target === 'google');
  expect(google).toMatchObject({ waiting: 1, lastStatus: null });
  expect(google?.lastAnswer).toContain('PARVIS_GOOGLE_INDEXING_KEY');
  expect(google?.lastAnswer).not.toContain('secret');
});

test('a name that leads inside the network is not called unless the operator lists its address', async () => {
  const { entries, sender, sentTo, address, waiting } = await world();
  entries.push(offer(2));
  await sender(address.replace('127.0.0.1', 'localhost')).run();
  expect([sentTo('/indexnow'), sentTo('publish')]).toEqual([[], []]);
  expect(await waiting()).toEqual({ indexnow: 1, google: 1 });
});
