import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type FeedEntry, feedEntrySchema } from '@parvis/contracts/changes/change.ts';
import {
  deliveriesSchema,
  type Webhooks,
  webhookEndpoints,
  webhooksSchema,
} from '@parvis/contracts/webhooks/endpoints.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ManualClock } from '../adapters/testing/manual-clock.ts';
import { bindRoutes } from '../http/bind-routes.ts';
import { trustingAuthenticator } from '../http/testing/actors.ts';
import { serve } from '../http/testing/serve.ts';
import { Vault } from '../subjects/vault.ts';
import { pauses } from './pauses.ts';
import type { PublicFeed } from './public-feed.ts';
import { resealWebhooks } from './secrets.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { WebhookSender } from './webhook-sender.ts';

const hourMs = 3_600_000;

interface Received {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly subject: string;
}
type Answer = (response: ServerResponse, received: Received) => void;

/** A server of others, which stores every request and answers as a test wants. */
async function receiver() {
  const received: Received[] = [];
  const state: { answer: Answer } = { answer: (response) => response.end('taken') };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const { data } = z
      .object({ data: z.object({ id: z.string().optional() }) })
      .parse(JSON.parse(body));
    const one = { id: headers['webhook-id'] ?? '', headers, body, subject: data.id ?? '' };
    received.push(one);
    state.answer(response, one);
  };
  const server = createServer((request, response) => void receive(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { received, state, address: `http://127.0.0.1:${port}/hook?key=1` };
}

function entry(number: number, id: string, kind: FeedEntry['kind'] = 'page'): FeedEntry {
  const position = String(number).padStart(20, '0');
  return feedEntrySchema.parse({
    cursor: `${position}-1`,
    position,
    at: '2026-01-05T08:00:00.000Z',
    kind,
    id,
    what: 'updated',
    locale: 'fr',
    addresses: { fr: `/${id}` },
    formerAddress: null,
    href: `/api/pages/${id}`,
  });
}

async function webhookWorld() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const there = await receiver();
  const clock = new ManualClock(Date.UTC(2026, 0, 5, 9));
  const entries: FeedEntry[] = [];
  const feed: PublicFeed = {
    read: async ({ after, limit, kinds }) => {
      const items = entries
        .filter((one) => one.cursor > after && (kinds === undefined || kinds.includes(one.kind)))
        .slice(0, limit);
      return { items, next: items.at(-1)?.cursor ?? after };
    },
    end: async () => entries.at(-1)?.cursor ?? entry(0, 'none').cursor,
  };
  const stopped: string[] = [];
  const errors: unknown[] = [];
  const vault = new Vault(['secret']);
  const hosts = ['127.0.0.1'];
  const ports = { pool: db.pool, feed, vault, clock, hosts };
  const limits = { bytes: 10_000, idleMs: 300, wholeMs: 300 };
  const sender = () =>
    new WebhookSender({
      ...ports,
      limits,
      onError: (cause) => errors.push(cause),
      onStopped: async (id) => void stopped.push(id),
    });
  const router = bindRoutes(webhookRoutes({ ...ports, db: db.pool }), {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(String(fault)),
  });
  const served = await serve((app) => app.use(router));
  onTestFinished(() => served.close());
  const request = (method: string, path: string, body?: unknown, role = 'administrator') =>
    fetch(`${served.origin}/api/webhooks${path}`, {
      method: method.toUpperCase(),
      headers: { Authorization: role, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const terms = { address: there.address, description: 'Intranet', kinds: [], isOn: true };
  const add = async (given: { address?: string; kinds?: string[] } = {}) => {
    const response = await request('post', '', { ...terms, ...given });
    expect(response.status).toBe(201);
    return z.object({ id: z.string(), secret: z.string() }).parse(await response.json());
  };
  const list = async (): Promise<Webhooks> =>
    webhooksSchema.parse(await (await request('get', '')).json());
  const deliveries = async (id: string) =>
    deliveriesSchema.parse(await (await request('get', `/${id}/deliveries?pageSize=100`)).json())
      .items;
  /** Lets time pass until nothing waits, at most for that long. */
  const pass = async (one: WebhookSender, milliseconds: number) => {
    const until = clock.now().getTime() + milliseconds;
    for (;;) {
      await one.begin();
      await one.settle();
      const next = (await one.nextDue())?.getTime();
      if (next === undefined || next > until) break;
      clock.advance(Math.max(1, next - clock.now().getTime()));
    }
    clock.advance(Math.max(0, until - clock.now().getTime()));
    expect(errors).toEqual([]);
  };
  return {
    ...there,
    db,
    clock,
    entries,
    vault,
    stopped,
    sender,
    request,
    terms,
    add,
    list,
    deliveries,
    pass,
  };
}

const orderOf = (received: readonly Received[], subject: string) => [
  ...new Set(received.filter((one) => one.subject === subject).map(({ id }) => id)),
];

describe('webhooks', () => {
  test('are sent what changed since, signed by their secret, without words or addresses', async () => {
    const world = await webhookWorld();
    world.entries.push(entry(1, 'item00000001'));
    const { id, secret } = await world.add();
    world.entries.push(entry(2, 'item00000002'), entry(3, 'item00000003'));
    await world.pass(world.sender(), 1_000);
    expect(world.received.map(({ subject }) => subject).toSorted()).toEqual([
      'item00000002',
      'item00000003',
    ]);
    const [first] = world.received;
    const sent = JSON.parse(first?.body ?? '');
    expect(sent).toMatchObject({ type: 'page.updated', timestamp: '2026-01-05T08:00:00.000Z' });
    expect(Object.keys(sent.data).toSorted()).toEqual(
      ['cursor', 'href', 'id', 'kind', 'locale', 'position', 'what'].toSorted(),
    );
    const { headers = {}, body = '' } = first ?? {};
    const at = Number(headers['webhook-timestamp']) * 1_000;
    expect(at).toBe(Date.UTC(2026, 0, 5, 9));
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(at), body),
    );
    const [done] = await world.deliveries(id);
    expect(done).toMatchObject({ state: 'delivered', status: 200, answer: 'taken', attempts: 1 });
    const { rows } = await world.db.pool.query('select * from webhook');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await (await world.request('get', '')).text()).not.toContain(secret);
  });

  test('an hour of a receiver that is down loses nothing, and keeps the order of each item', async () => {
    const world = await webhookWorld();
    const { id } = await world.add();
    world.state.answer = (response) => response.destroy();
    for (let number = 1; number <= 30; number += 1)
      world.entries.push(entry(number, `item0000000${number % 3}`));
    await world.pass(world.sender(), hourMs);
    const failed = world.received.length;
    expect(failed).toBeGreaterThan(3);
    world.state.answer = (response) => response.end();
    await world.pass(world.sender(), 2 * hourMs);
    const taken = world.received.slice(failed);
    expect(taken).toHaveLength(30);
    expect(new Set(taken.map((one) => one.id)).size).toBe(30);
    for (const subject of ['item00000000', 'item00000001', 'item00000002'])
      expect(
        taken
          .filter((one) => one.subject === subject)
          .map(({ body }) => JSON.parse(body).data.position),
      ).toEqual(world.entries.filter((one) => one.id === subject).map(({ position }) => position));
    expect((await world.list()).items).toMatchObject([
      { id, waiting: 0, failed: 0, failingSince: null },
    ]);
  });

  test('a receiver that answers 500 half of the time gets every message, in the order of its item', async () => {
    const world = await webhookWorld();
    await world.add();
    const taken: string[] = [];
    let answered = 0;
    world.state.answer = (response, one) => {
      answered += 1;
      const isTaken = answered % 2 === 0;
      if (isTaken) taken.push(one.id);
      response.writeHead(isTaken ? 204 : 500).end(isTaken ? undefined : 'no\u0000t  now\u202E');
    };
    for (let number = 1; number <= 40; number += 1)
      world.entries.push(entry(number, `item0000000${number % 5}`));
    await world.pass(world.sender(), 12 * hourMs);
    expect(taken).toHaveLength(40);
    expect(new Set(taken).size).toBe(40);
    for (let item = 0; item < 5; item += 1)
      expect(orderOf(world.received, `item0000000${item}`)).toEqual(
        taken.filter((id) => orderOf(world.received, `item0000000${item}`).includes(id)),
      );
  });

  test('what was taken by a process that died before it knew is sent again with the same id', async () => {
    const world = await webhookWorld();
    const { id } = await world.add();
    world.entries.push(entry(1, 'item00000001'));
    await world.pass(world.sender(), 0);
    // As it is stored when the process ends after the response and before the next statement.
    await world.db.pool.query(
      `update webhook_delivery set state = 'waiting', attempts = 0, first_at = null, last_at = null`,
    );
    await world.pass(world.sender(), 0);
    expect(world.received).toHaveLength(2);
    expect(new Set(world.received.map((one) => one.id)).size).toBe(1);
    expect(await world.deliveries(id)).toHaveLength(1);
  });

  test('two processes at the same time store each message once', async () => {
    const world = await webhookWorld();
    const { id } = await world.add();
    for (let number = 1; number <= 20; number += 1)
      world.entries.push(entry(number, `item${number}`));
    const [one, other] = [world.sender(), world.sender()];
    await Promise.all([one.begin(), other.begin()]);
    await Promise.all([one.settle(), other.settle()]);
    expect(await world.deliveries(id)).toHaveLength(20);
    expect(new Set(world.received.map((received) => received.id)).size).toBe(20);
  });

  test('a slow receiver is given up on in time, and delays no other', async () => {
    const world = await webhookWorld();
    const other = await receiver();
    await world.add();
    await world.add({ address: other.address });
    world.state.answer = () => undefined;
    world.entries.push(entry(1, 'item00000001'), entry(2, 'item00000001'));
    const sender = world.sender();
    await sender.begin();
    while (other.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(world.received.length).toBeLessThan(2);
    await sender.settle();
    const slow = (await world.list()).items.find(({ address }) => address === world.address);
    expect(slow).toMatchObject({ waiting: 2, isOn: true });
    expect((await world.deliveries(slow?.id ?? '')).at(-1)).toMatchObject({
      status: null,
      answer: '127.0.0.1:' + new URL(world.address).port + ' could not be read: it took too long',
    });
  });
});

describe('a webhook that fails', () => {
  test('pauses longer each time, is switched off after a day of nothing else, and continues', async () => {
    const world = await webhookWorld();
    const { id } = await world.add();
    world.state.answer = (response) => response.writeHead(503).end('closed');
    world.entries.push(entry(1, 'item00000001'), entry(2, 'item00000001'));
    const began = world.clock.now().getTime();
    const times: number[] = [];
    const answer = world.state.answer;
    world.state.answer = (response, one) => {
      times.push(world.clock.now().getTime() - began);
      answer(response, one);
    };
    const sender = world.sender();
    await world.pass(sender, 25 * hourMs);
    expect(times).toHaveLength(pauses.length + 1);
    const between = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const [index, pause] of pauses.entries()) {
      expect(between[index]).toBeGreaterThanOrEqual(pause);
      expect(between[index]).toBeLessThan(pause + 61_000);
    }
    expect(world.stopped).toEqual([id]);
    expect((await world.list()).items).toMatchObject([
      { isOn: false, stopped: 'failing', waiting: 2, failed: 0 },
    ]);
    const sent = world.received.length;
    world.entries.push(entry(3, 'item00000003'));
    await world.pass(sender, hourMs);
    expect(world.received).toHaveLength(sent);
    world.state.answer = (response) => response.end();
    expect((await world.request('post', `/${id}`, world.terms)).status).toBe(204);
    await world.pass(sender, hourMs);
    expect(
      world.received
        .slice(sent)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['item00000001', 'item00000001', 'item00000003']);
    expect((await world.list()).items).toMatchObject([{ isOn: true, stopped: null, waiting: 0 }]);
  });

  test('loses one message that alone is refused for a day, and sends it again on request', async () => {
    const world = await webhookWorld();
    const { id } = await world.add();
    world.state.answer = (response, { subject }) =>
      response.writeHead(subject === 'item00000001' ? 500 : 200).end();
    world.entries.push(entry(1, 'item00000001'));
    const sender = world.sender();
    for (let hour = 1; hour <= 26; hour += 1) {
      world.entries.push(entry(hour + 1, 'item00000002'));
      await world.pass(sender, hourMs);
    }
    expect((await world.list()).items).toMatchObject([{ isOn: true, waiting: 0, failed: 1 }]);
    const failed = (await world.deliveries(id)).find(({ state }) => state === 'failed');
    world.state.answer = (response) => response.end();
    expect((await world.request('post', `/${id}/deliveries/${failed?.id}/send`)).status).toBe(204);
    await world.pass(sender, hourMs);
    expect(world.received.at(-1)?.id).toBe(failed?.id);
    expect((await world.list()).items).toMatchObject([{ waiting: 0, failed: 0 }]);
  });

  test('is tested at once, while it rests from what it did not take', async () => {
    const world = await webhookWorld();
    const { id } = await world.add();
    world.state.answer = (response) => response.writeHead(500).end();
    world.entries.push(entry(1, 'item00000001'));
    const sender = world.sender();
    await sender.begin();
    await sender.settle();
    expect((await world.request('post', `/${id}/test`)).status).toBe(204);
    await sender.begin();
    await sender.settle();
    expect((await world.deliveries(id)).map(({ type, attempts }) => [type, attempts])).toEqual([
      ['test', 1],
      ['page.updated', 1],
    ]);
  });

  test('says that it is gone, and is sent nothing more', async () => {
    const world = await webhookWorld();
    await world.add();
    world.state.answer = (response) => response.writeHead(410).end();
    world.entries.push(entry(1, 'item00000001'));
    await world.pass(world.sender(), hourMs);
    expect(world.received).toHaveLength(1);
    expect((await world.list()).items).toMatchObject([
      { isOn: false, stopped: 'gone', waiting: 1 },
    ]);
  });
});

describe('administrators', () => {
  test('choose kinds, test a webhook that is off, and delete it', async () => {
    const world = await webhookWorld();
    const { id } = await world.add({ kinds: ['offer'] });
    world.entries.push(entry(1, 'item00000001'), entry(2, 'offer0000001', 'offer'));
    const sender = world.sender();
    await world.pass(sender, 1_000);
    expect(world.received.map(({ subject }) => subject)).toEqual(['offer0000001']);
    await world.request('post', `/${id}`, { ...world.terms, isOn: false });
    expect((await world.request('post', `/${id}/test`)).status).toBe(204);
    world.state.answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
    await world.pass(sender, 1_000);
    expect(world.received).toHaveLength(2);
    expect((await world.deliveries(id))[0]).toMatchObject({ type: 'test', state: 'failed' });
    expect((await world.request('delete', `/${id}`)).status).toBe(204);
    expect((await world.list()).items).toEqual([]);
    expect((await world.request('post', `/${id}/test`)).status).toBe(404);
  });

  test('replace a secret: for a day both sign', async () => {
    const world = await webhookWorld();
    const { id, secret } = await world.add();
    const response = await world.request('post', `/${id}/secret`);
    const { secret: newer } = z.object({ secret: z.string() }).parse(await response.json());
    await resealWebhooks(world.db.pool, new Vault(['other', 'secret']));
    const sender = world.sender();
    await resealWebhooks(world.db.pool, new Vault(['secret', 'other']));
    const signaturesOf = async (number: number) => {
      world.entries.push(entry(number, `item${number}`));
      await world.pass(sender, 0);
      const { headers = {}, body = '' } = world.received.at(-1) ?? {};
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      const sign = (one: string) => new Webhook(one).sign(headers['webhook-id'] ?? '', at, body);
      return [headers['webhook-signature'], [sign(newer), sign(secret)]] as const;
    };
    const [both, signed] = await signaturesOf(1);
    expect(both).toBe(signed.join(' '));
    world.clock.advance(24 * hourMs + 1);
    const [one, [alone]] = await signaturesOf(2);
    expect(one).toBe(alone);
  });

  test('alone may, and only hosts that the operator lists are called', async () => {
    const world = await webhookWorld();
    for (const { method, path } of Object.values(webhookEndpoints)) {
      const at = path.replace('/api/webhooks', '').replace('{id}', 'webhook00001');
      const body = method === 'get' ? undefined : world.terms;
      const response = await world.request(
        method,
        at.replace('{messageId}', `msg_${'a'.repeat(28)}`),
        body,
        'editor',
      );
      expect(response.status).toBe(403);
    }
    const refused = await world.request('post', '', {
      ...world.terms,
      address: 'http://10.0.0.1/',
    });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('10.0.0.1'),
    ]);
    for (const address of ['ftp://127.0.0.1/', 'http://a:b@127.0.0.1/', 'nothing'])
      expect((await world.request('post', '', { ...world.terms, address })).status).toBe(422);
  });
});
