import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { respondEarly } from './early-responses.ts';
import { known, listen, listening, other, responsesIn, talk } from './testing/raw-connections.ts';

test('a request that begins while node:http responds to another is answered after it', async () => {
  const server = createServer((request, response) => {
    const body = `node ${request.method} ${request.url};`;
    response.writeHead(200, { 'content-length': body.length });
    if (request.url === '/known') response.end(body);
    else server.once('half', () => response.end(body));
  });
  respondEarly(server, () => undefined);
  const connected = once(server, 'connection');
  const socket = connect(await listening(server), '127.0.0.1').setNoDelay();
  const heard = listen(socket);
  socket.write(other);
  const [accepted] = await connected;
  await once(server, 'request');
  socket.write(known.slice(0, 12));
  await once(accepted, 'data');
  server.emit('half');
  await once(socket, 'data');
  socket.write(known.slice(12));
  await once(socket, 'data');
  socket.end();
  expect(responsesIn(await heard)).toEqual(['node GET /other;', 'node GET /known;']);
});

test('a relayed request knows its client, and ends with it', async () => {
  const server = createServer();
  respondEarly(server, () => undefined);
  const socket = connect(await listening(server), '127.0.0.1');
  socket.write(other);
  const [request, response] = await once(server, 'request');
  expect(request.socket.remoteAddress).toBe('127.0.0.1');
  const closed = once(response, 'close');
  socket.destroy();
  await closed;
  expect(response.writableFinished).toBe(false);
});

test('a relayed response that fails halfway disconnects its client', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
  });
  respondEarly(server, () => undefined);
  const socket = connect(await listening(server), '127.0.0.1');
  const heard = listen(socket);
  socket.write(other);
  expect(await heard).toMatch(/half$/);
});

test('a server that stops completes a relayed response', async () => {
  const server = createServer();
  const early = respondEarly(server, () => undefined);
  const socket = connect(await listening(server), '127.0.0.1');
  const heard = listen(socket);
  socket.write(other);
  const [, response] = await once(server, 'request');
  server.close();
  early.closeIdle();
  server.closeIdleConnections();
  response.end('node GET /other;');
  expect(responsesIn(await heard)).toEqual(['node GET /other;']);
});

test('a client that sends without reading is not read either', async () => {
  // More than the system buffers, so that the following ones have to wait.
  const bodies = [Buffer.alloc(32 * 1024 * 1024)];
  const server = createServer((_, response) => response.end(bodies.pop() ?? 'short'));
  respondEarly(server, () => undefined);
  const connected = once(server, 'connection');
  const visitor = connect(await listening(server), '127.0.0.1').pause();
  const closed = listen(visitor);
  const [accepted] = await connected;
  const paused = once(accepted, 'pause');
  visitor.write(other);
  await once(server, 'request');
  visitor.write(other.repeat(100_000));
  await paused;
  expect(accepted.isPaused()).toBe(true);
  visitor.destroy();
  await closed;
});

test('a response that closes its connection is complete, and the last one', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { connection: 'close', 'content-length': 11 }).end('node GET /;');
  });
  respondEarly(server, () => undefined);
  expect(responsesIn(await talk(await listening(server), [other, known]))).toEqual(['node GET /;']);
});

test('a long response waits for a client that reads slowly', async () => {
  const length = 64 * 1024 * 1024;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': length });
    if (!response.write(Buffer.alloc(length - 1))) response.once('drain', () => response.end('.'));
  });
  respondEarly(server, () => undefined);
  const visitor = connect(await listening(server), '127.0.0.1').pause();
  visitor.write(other);
  const [, response] = await once(server, 'request');
  await delay(50);
  expect(response.writableNeedDrain).toBe(true);
  let read = 0;
  visitor.on('data', (bytes: Buffer) => (read += bytes.length)).resume();
  await once(response, 'finish');
  visitor.end();
  await once(visitor, 'close');
  expect(read).toBeGreaterThan(length);
});
