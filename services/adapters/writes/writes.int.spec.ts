import { type Endpoint, endpoint } from '@parvis/contracts/http/endpoint.ts';
import { readQuerySchema } from '@parvis/contracts/http/listing.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { Reply } from '../../http/route.ts';
import { accountWith } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { openPool } from '../database/open-pool.ts';
import { KeyedWrites } from './keyed-writes.ts';
import { OwnWrites } from './own-writes.ts';

const none = z.object({});
const common = { params: none, query: none, access: 'signed-in', summary: 'For tests' } as const;
const json = { status: 201, kind: 'json', schema: z.unknown() } as const;
const save = endpoint({
  ...common,
  id: 'save',
  method: 'post',
  path: '/api/things',
  body: z.object({ title: z.string(), note: z.string().optional() }),
  response: json,
});
const mint = endpoint({
  ...save,
  id: 'mint',
  path: '/api/secrets',
  response: { ...json, holdsSecret: true },
});
const read = endpoint({
  ...common,
  id: 'read',
  method: 'get',
  path: '/api/things',
  query: readQuerySchema,
  body: none,
  response: { ...json, status: 200 },
});

const place = (ordinal: bigint): Position => positionFrom(ordinal);
let pool: Awaited<ReturnType<typeof openPool>>;
/** The handlers' side effects, and the positions that reads waited for. */
let done: string[];
/** The replies to the next writes; after them, the effects so far. */
let replies: Reply<unknown>[];

beforeEach(async () => {
  const db = await createMigratedDatabase();
  pool = openPool(db.url);
  onTestFinished(async () => {
    await pool.end();
    await db.drop();
  });
  done = [];
  replies = [];
});

/** Returns a separate web process over the same database. */
async function process() {
  const handle = (name: string) => async (): Promise<Reply<unknown>> => {
    done.push(name);
    const body = { at: done.length };
    return replies.shift() ?? { kind: 'json', body, etag: 1, position: place(7n) };
  };
  const routes = [save, mint, read].map((one: Endpoint) => ({
    endpoint: one,
    handle: handle(one.id),
  }));
  const router = bindRoutes(routes, {
    authenticator: {
      actorOf: async ({ authorization }) =>
        accept(accountWith(authorization === 'auditor' ? 'auditor' : 'editor')),
    },
    readGate: {
      async waitUntil(position) {
        done.push(`wait ${BigInt(position)}`);
        return true;
      },
    },
    publicOrigin: undefined,
    reportFault: (_id, fault) => done.push(String(fault)),
    keyedWrites: new KeyedWrites(pool),
    ownWrites: new OwnWrites(pool),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  return async (key: string | undefined, body?: unknown, path = save.path, as = 'editor') => {
    const response = await fetch(served.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: as,
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    const [etag, position] = [headers.get('etag'), headers.get('x-log-position')];
    return { status, etag, position, body: await response.json() };
  };
}

test('a write repeated with its key is executed once, in any process, and returns the same response', async () => {
  const [one, other] = [await process(), await process()];
  const first = await one('key', { title: 'a', note: 'b' });
  expect(first).toEqual({ status: 201, etag: '"1"', position: place(7n), body: { at: 1 } });
  expect(await one('key', { title: 'a', note: 'b' })).toEqual(first);
  expect(await other('key', { note: 'b', title: 'a' })).toEqual(first);
  expect(done).toEqual(['save']);
});

test('the same key with another body is refused; for another account or address it is a different key', async () => {
  const send = await process();
  await send('key', { title: 'a' });
  const refused = await send('key', { title: 'b' });
  expect([refused.status, problemSchema.parse(refused.body).code]).toEqual([
    422,
    'idempotency-key-reused',
  ]);
  expect(done).toEqual(['save']);
  expect((await send('key', { title: 'b' }, save.path, 'auditor')).status).toBe(201);
  expect((await send('key', { title: 'b' }, mint.path)).status).toBe(201);
});

test('writes without a key are executed each time', async () => {
  const send = await process();
  await send(undefined, { title: 'a' });
  await send(undefined, { title: 'a' });
  expect(done).toEqual(['save', 'save']);
});

test('a refused write had no effect, so its key is free', async () => {
  const send = await process();
  replies = [{ kind: 'refused', refusals: [{ code: 'slug-taken' }] }];
  expect((await send('key', { title: 'a' })).status).toBe(409);
  expect((await send('key', { title: 'b' })).status).toBe(201);
});

test('a response with a secret is not stored', async () => {
  const send = await process();
  replies = [{ kind: 'json', body: { secret: 'open sesame' } }];
  await send('key', { title: 'a' }, mint.path);
  const { rows } = await pool.query('select to_jsonb(keyed_write) as row from keyed_write');
  expect([rows.length, JSON.stringify(rows).includes('sesame')]).toEqual([1, false]);
  expect((await send('key', { title: 'b' }, mint.path)).status).toBe(422);
  expect((await send('key', { title: 'a' }, mint.path)).body).toEqual({ at: 2 });
});

test('a partly refused write is executed again, but only with the same content', async () => {
  const send = await process();
  replies = [{ kind: 'json', body: { at: 0 }, isPartial: true }];
  expect((await send('key', { title: 'a' })).body).toEqual({ at: 0 });
  expect((await send('key', { title: 'b' })).status).toBe(422);
  expect((await send('key', { title: 'a' })).body).toEqual({ at: 2 });
});

test('after 24 hours a key is forgotten', async () => {
  const send = await process();
  const age = (interval: string) =>
    pool.query('update keyed_write set at = now() - $1::interval', [interval]);
  await send('key', { title: 'a' });
  await age('23 hours 59 minutes');
  await send('key', { title: 'a' });
  expect(done).toEqual(['save']);
  await age('24 hours 1 minute');
  await send('key', { title: 'b' });
  expect((await send('key', { title: 'a' })).status).toBe(422);
});

test('a read waits for the last write of its account, in any process', async () => {
  const [one, other] = [await process(), await process()];
  replies = [{ kind: 'json', body: {}, position: place(9n) }];
  await one(undefined, { title: 'a' });
  await one(undefined, { title: 'b' });
  done = [];
  await other(undefined);
  await other(undefined, undefined, read.path, 'auditor');
  expect(done).toEqual(['wait 9', 'read', 'read']);
  done = [];
  await other(undefined, undefined, `${read.path}?after=${place(3n)}`);
  expect(done).toEqual(['wait 3', 'read']);
  await pool.query(`update own_write set at = now() - interval '11 seconds'`);
  done = [];
  await other(undefined);
  expect(done).toEqual(['read']);
});
