import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EarlyConnections, respondEarly } from './early-responses.ts';
import { known, listen, listening, other, responsesIn, talk } from './testing/raw-connections.ts';

const post = 'POST /known HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody';

interface Front {
  readonly server: Server;
  readonly early: EarlyConnections;
  readonly port: number;
}

/** A server that serves `/known`, and reports which half of it responded to each request. */
async function started(): Promise<Front> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const body = `node ${request.method} ${request.url};`;
      response.writeHead(200, { 'content-length': body.length }).end(body);
    });
  });
  const early = respondEarly(server, ({ target }) => {
    const body = `early ${target};`;
    if (target !== '/known') return undefined;
    return Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  });
  return { server, early, port: await listening(server) };
}

test.each([
  ['what is known', [known, known], ['early /known;', 'early /known;']],
  ['what is not', [other, known], ['node GET /other;', 'early /known;']],
  [
    'one after the other',
    [known, other, post],
    ['early /known;', 'node GET /other;', 'node POST /known;'],
  ],
  [
    'several at once',
    [known + other + known],
    ['node GET /known;', 'node GET /other;', 'node GET /known;'],
  ],
  [
    'several, while node:http is still responding',
    [other + known, known],
    ['node GET /other;', 'node GET /known;', 'node GET /known;'],
  ],
  ['a body', [post, known], ['node POST /known;', 'node GET /known;']],
])('%s is answered in order over one connection', async (_, pieces, responses) => {
  const { port } = await started();
  expect(responsesIn(await talk(port, pieces))).toEqual(responses);
});

test('a request that arrives in parts is answered once it is complete', async () => {
  const { port } = await started();
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const heard = listen(socket);
  for (const part of ['GET /kn', 'own HTTP/1.1\r\nHost: a\r\n', '\r\n']) {
    socket.write(part);
    await delay(5);
  }
  socket.end();
  expect(responsesIn(await heard)).toEqual([
    expect.stringMatching(/^(?:early|node GET) \/known;$/),
  ]);
});

test('malformed requests are refused by node:http', async () => {
  const { port } = await started();
  expect(await talk(port, [known, 'nonsense\r\n\r\n'])).toContain('400 Bad Request');
});

test('node:http parses every request that is answered early in the same way', async () => {
  const read: { early?: string; node?: string } = {};
  const front = createServer((_, response) => response.end());
  respondEarly(front, (request) => {
    read.early = [
      request.target,
      request.cookie,
      request.ifNoneMatch,
      request.acceptEncoding,
    ].join();
    return Buffer.from('HTTP/1.1 204 No Content\r\n\r\n');
  });
  const plain = createServer((request, response) => {
    read.node = inNode(request);
    response.end();
  });
  const ports = [await listening(front), await listening(plain)] as const;
  let answered = 0;
  const base = 'GET /a?b=c HTTP/1.1\r\nHost: a\r\nCookie: x=1\r\nIf-None-Match: "t"\r\n\r\n';
  const bytes = fc.array(
    fc.tuple(fc.nat(base.length - 1), fc.constantFrom(...'\r\n :,;\t\0/\u00e9xX1"')),
    { maxLength: 2 },
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (changes) => {
      const text = [...base];
      for (const [at, by] of changes) text[at] = by;
      const request = Buffer.from(text.join(''), 'latin1');
      delete read.early;
      delete read.node;
      await talk(ports[0], [request]);
      if (read.early === undefined) return;
      answered += 1;
      await talk(ports[1], [request]);
      expect(read.node).toBe(read.early);
    }),
    { seed: 20_261_120, numRuns: 120 },
  );
  expect(answered).toBeGreaterThan(20);
});

function inNode({ method, url, headers }: IncomingMessage): string {
  if (method !== 'GET' || headers['content-length'] || headers['transfer-encoding']) return 'other';
  return [url, headers.cookie, headers['if-none-match'], headers['accept-encoding']].join();
}

test.each([
  [known, 'early /known;'],
  [other, 'node GET /other;'],
])('connections end when they are idle after %j', async (request, response) => {
  const { server, port } = await started();
  server.keepAliveTimeout = 50;
  const patient = connect(port, '127.0.0.1');
  const heard = listen(patient);
  patient.write(request);
  expect(responsesIn(await heard)).toEqual([response]);
});

test('idle connections end when the server closes', async () => {
  const { server, early, port } = await started();
  const idle = connect(port, '127.0.0.1');
  const ended = listen(idle);
  idle.write(known);
  await once(idle, 'data');
  const closed = once(server, 'close');
  server.close();
  early.closeIdle();
  await closed;
  expect(responsesIn(await ended)).toEqual(['early /known;']);
});

test('a server that stops does not wait for idle connections that node:http has used', async () => {
  const { server, early, port } = await started();
  const idle = connect(port, '127.0.0.1');
  const ended = listen(idle);
  for (const request of [other, known]) {
    idle.write(request);
    await once(idle, 'data');
  }
  const closed = once(server, 'close');
  server.close();
  early.closeIdle();
  server.closeIdleConnections();
  await closed;
  expect(responsesIn(await ended)).toEqual(['node GET /other;', 'early /known;']);
});

test('a visitor who requests a cached page and never reads is disconnected after a timeout', async () => {
  const server = createServer();
  server.keepAliveTimeout = 50;
  // More than the system buffers.
  const page = Buffer.alloc(32 * 1024 * 1024);
  respondEarly(server, () => page);
  const port = await listening(server);
  const accepted = once(server, 'connection');
  const visitor = connect(port, '127.0.0.1').pause();
  visitor.write(known);
  const [socket] = await accepted;
  await once(socket, 'close');
  expect((await listen(visitor.resume())).length).toBeLessThan(page.length);
});

test('a visitor who disconnects halfway affects nobody else', async () => {
  const { port } = await started();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(known + known);
    socket.resetAndDestroy();
  }
  expect(responsesIn(await talk(port, [known]))).toEqual(['early /known;']);
});
