import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../adapters/metrics/metrics.ts';
import { noTracing, type SpanAttributes, type Tracing } from '../adapters/tracing/tracing.ts';
import { observeRequests } from '../http/observe-requests.ts';
import { rawRequest } from '../http/testing/raw-request.ts';
import { type ConnectionLimits, makeWebServer } from './web-server.ts';

type Site = Parameters<typeof makeWebServer>[0];
interface Given {
  readonly tracing?: Tracing;
  readonly report?: (requestId: string, fault: unknown) => void;
  readonly limits?: ConnectionLimits;
  readonly isOurs?: (host: string) => boolean;
  readonly respondFromCache?: Site['respondFromCache'];
}

/** Serves pages in the given way on a port, and stops when the test is over. */
async function served(serve: Site['serve'], given: Given = {}): Promise<number> {
  return (await openServer(serve, given)).port;
}

async function openServer(serve: Site['serve'], given: Given) {
  const { tracing = noTracing, report = () => undefined, isOurs, limits } = given;
  const refuse: Site['refuse'] = (_request, response) => {
    response.writeHead(503, ['content-type', 'text/html']);
    response.end('');
  };
  const site = { serve, refuse, respondFromCache: given.respondFromCache ?? (() => undefined) };
  const observer = observeRequests(new Metrics(), tracing);
  const server = makeWebServer(site, () => undefined, observer, report, { isOurs, limits });
  const port = await freePort();
  await server.listen('127.0.0.1', port);
  onTestFinished(() => server.drain(0));
  return { port, server };
}

test('a server about to stop answers on, and ends each connection after its response', async () => {
  const cached = 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: keep-alive\r\n\r\ncached';
  const { port, server } = await openServer(
    async (_request, response) => {
      response.writeHead(200, ['Content-Length', '8']);
      response.end('composed');
    },
    { respondFromCache: () => Buffer.from(cached) },
  );
  const kept = connect(port, '127.0.0.1');
  const heard = listen(kept);
  const request = 'GET /page HTTP/1.1\r\nHost: a\r\n\r\n';
  kept.write(request);
  await once(kept, 'data');
  server.closeAfterResponses();
  kept.write(request);
  const fresh = connect(port, '127.0.0.1');
  fresh.write(request);
  for (const all of [await heard, await listen(fresh)]) {
    expect(all).toMatch(/\r\nConnection: close\r\n/);
    expect(all.endsWith('composed')).toBe(true);
  }
});

test('a page that cannot be composed shows the id under which its error is logged', async () => {
  const spans: [string, SpanAttributes][] = [];
  const tracing: Tracing = {
    span(name, _attributes, work) {
      const set = (attributes: SpanAttributes) => void spans.push([name, attributes]);
      return work({ set });
    },
    stop: () => Promise.resolve(),
  };
  const reported: [string, unknown][] = [];
  const fault = new Error('the database is unavailable');
  const port = await served(() => Promise.reject(fault), {
    tracing,
    report: (requestId, cause) => reported.push([requestId, cause]),
  });
  const headers = { 'X-Request-Id': 'anne@estuaire.example' };
  const response = await fetch(`http://127.0.0.1:${port}/groupe?q=anne`, { headers });
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect([response.status, reported]).toEqual([503, [[id, fault]]]);
  await expect.poll(() => spans).not.toEqual([]);
  const seen = { 'http.route': 'page', 'http.response.status_code': '503' };
  expect(spans).toEqual([['request', { ...seen, 'parvis.request_id': id }]]);
});

test('what a script posts to the autocomplete of offers is served as its query', async () => {
  const requests: string[] = [];
  const port = await served(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end();
  });
  const post = async (path: string, body: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status;
  for (const path of ['/offers-list-autocomplete', '/en/offers-list-autocomplete?search=b'])
    expect(await post(path, 'search=marée&x=1')).toBe(200);
  expect(requests).toEqual([
    'POST /offers-list-autocomplete?search=mar%C3%A9e&x=1',
    'POST /en/offers-list-autocomplete?search=mar%C3%A9e&x=1',
  ]);
  expect(await post('/offers-list-autocomplete', `search=${'a'.repeat(5_000)}`)).toBe(503);
  expect(requests).toHaveLength(2);
});

test('a request that expects 100 Continue gets it in turn, never inside a response', async () => {
  const responders: (() => void)[] = [];
  const port = await served((request, response) => {
    return new Promise((resolve) => {
      responders.push(() => response.end(`page ${request.url};`, () => resolve()));
    });
  });
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`;
  const waiting = 'Expect: 100-continue\r\n\r\n';
  const socket = connect(port, '127.0.0.1');
  const heard = listen(socket);
  socket.write(`${head('/one')}\r\n${head('/two')}${waiting}`);
  await expect.poll(() => responders).toHaveLength(2);
  for (const respond of responders) respond();
  expect(bodiesIn(await heard)).toEqual(['page /one;', 'page /two;']);
  const alone = connect(port, '127.0.0.1');
  alone.write(head('/three') + waiting);
  const [first] = await once(alone, 'data');
  expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  alone.destroy();
});

/** Returns all data received on a connection. */
async function listen(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

function bodiesIn(heard: string): string[] {
  return heard
    .split(/HTTP\/1\.1 200 OK\r\n/)
    .slice(1)
    .map((one) => {
      const [, body = ''] = one.split(/\r\n\r\n(.*)/s);
      return body.replaceAll(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '');
    });
}

/** Limits that no test waits for. */
const never: ConnectionLimits = {
  stuckMs: 60_000,
  idleMs: 60_000,
  headMs: 60_000,
  requestMs: 60_000,
  checkMs: 10,
};
const head = 'GET /one HTTP/1.1\r\nHost: a\r\n';
const halfABody = 'POST /one HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab';

test.each([
  ['says nothing', { ...never, headMs: 50 }, ''],
  ['never ends the head of its request', { ...never, headMs: 50 }, head],
  ['never ends the body of its request', { ...never, headMs: 50, requestMs: 50 }, halfABody],
])('a connection that %s is closed after its timeout', async (_, limits, sent) => {
  const port = await served(() => Promise.resolve(), { limits });
  const socket = connect(port, '127.0.0.1');
  const heard = listen(socket);
  socket.write(sent);
  expect(await heard).toMatch(/^(?:HTTP\/1\.1 408 .*)?$/s);
});

test('a connection is kept open longer than proxies keep theirs, and closed when it stays idle', async () => {
  const serve: Site['serve'] = async (_, response) => void response.end();
  const kept = await fetch(`http://127.0.0.1:${await served(serve)}/one`);
  const [, seconds] = /^timeout=(\d+)$/.exec(kept.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  const port = await served(serve, { limits: { ...never, idleMs: 50 } });
  const socket = connect(port, '127.0.0.1');
  const heard = listen(socket);
  socket.write(`${head}\r\n`);
  expect(await heard).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection that requests and never reads is closed after its timeout', async () => {
  const pageBytes = 32 * 1024 * 1024;
  const responses: ServerResponse[] = [];
  const serve: Site['serve'] = async (_, response) => {
    responses.push(response);
    // More than the system buffers.
    response.end(Buffer.alloc(pageBytes));
    await once(response, 'close');
  };
  const port = await served(serve, { limits: { ...never, stuckMs: 50 } });
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`${head}\r\n`);
  await expect.poll(() => responses.map(({ closed }) => closed)).toEqual([true]);
  expect((await listen(socket.resume())).length).toBeLessThan(pageBytes);
});

test('a client waits as long as its request is worked on', async () => {
  const serve: Site['serve'] = async (_, response) => {
    await delay(300);
    response.end('done');
  };
  const port = await served(serve, { limits: { ...never, stuckMs: 50 } });
  expect(await (await fetch(`http://127.0.0.1:${port}/one`)).text()).toBe('done');
  const body = await fetch(`http://127.0.0.1:${port}/one?a=1`, { headers: { cookie: 'a=1' } });
  expect(await body.text()).toBe('done');
});

test.each([
  ['two hosts', 'Host: a\r\nHost: b'],
  ['one host twice', 'Host: a\r\nHOST: a'],
  ['a host that is none', 'Host: a b'],
  ['no host', 'X: a'],
])('a request that names %s gets no page', async (_, headers) => {
  const seen: unknown[] = [];
  const port = await served(async ({ url }, response) => {
    seen.push(url);
    response.end();
  });
  for (const target of ['/one', 'http://a/one', '/api/pages']) {
    const socket = connect(port, '127.0.0.1');
    const heard = listen(socket);
    socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(await heard).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(seen).toEqual([]);
});

test('a request for a host that is not ours is refused, whatever it asks for', async () => {
  const port = await served(
    (_request, response) => {
      response.end('page');
      return Promise.resolve();
    },
    { isOurs: (host) => host.startsWith('127.') },
  );
  const statusFor = async (host: string) =>
    (await rawRequest(port, '/groupe', { headers: { Host: host } })).status;
  expect([await statusFor('127.0.0.1'), await statusFor('evil.example')]).toEqual([200, 503]);
});
