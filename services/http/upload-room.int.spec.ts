import { connect } from 'node:net';
import { endpoint } from '@parvis/contracts/http/endpoint.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { bindRoutes } from './bind-routes.ts';
import { waitingFormBytes } from './read-body.ts';
import { route } from './route.ts';
import { trustingAuthenticator } from './testing/actors.ts';
import { type Served, serve } from './testing/serve.ts';
import { UploadRoom } from './upload-room.ts';

const none = z.object({});
const large = waitingFormBytes + 1_000;
const file = z.array(z.file());
const upload = endpoint({
  id: 'upload',
  method: 'post',
  path: '/files',
  summary: 'Takes files',
  access: 'public',
  params: none,
  query: none,
  body: z.object({ files: file.optional() }),
  takesFiles: { field: 'files', maxBytes: 2 * large },
  response: { status: 204, kind: 'empty' },
});

let here: Served;
let arrived: number;
let respond: () => void;
beforeEach(async () => {
  arrived = 0;
  const answered = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const handle = route(upload, async () => {
    arrived += 1;
    await answered;
    return { kind: 'empty' };
  });
  const ports = {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: () => Promise.resolve(true) },
    publicOrigin: undefined,
    reportFault: () => undefined,
    // Enough for one of them.
    uploadRoom: new UploadRoom(large + 500, 300),
  };
  here = await serve((app) => app.use(bindRoutes([handle], ports)));
});
afterEach(() => here.close());

function send(bytes: number, signal?: AbortSignal): Promise<number> {
  const body = new FormData();
  body.append('files', new File([new Uint8Array(bytes)], 'a.bin'));
  const sent = fetch(`${here.origin}/files`, { method: 'POST', body, ...(signal && { signal }) });
  return sent.then(({ status }) => status);
}

test('uploads without room wait until others are finished; small ones pass', async () => {
  const first = send(large);
  await expect.poll(() => arrived).toBe(1);
  expect(await send(large)).toBe(503);
  const small = send(1_000);
  await expect.poll(() => arrived).toBe(2);
  respond();
  expect([await first, await small]).toEqual([204, 204]);
  expect(await send(large)).toBe(204);
});

test('an aborted upload frees its room', async () => {
  const leaving = new AbortController();
  const first = send(large, leaving.signal).catch(() => 0);
  await expect.poll(() => arrived).toBe(1);
  leaving.abort();
  await first;
  respond();
  // Refused until the server has noticed that the first one left.
  await expect.poll(() => send(large)).toBe(204);
});

test('a slow upload is refused after its time, and frees its room', async () => {
  const socket = connect(Number(new URL(here.origin).port), '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes.toString();
  });
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  socket.on('error', () => undefined);
  const head = ['POST /files HTTP/1.1', 'Host: a', `Content-Length: ${large}`];
  socket.write(`${head.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`);
  const drip = setInterval(() => socket.write('-'), 20);
  await expect.poll(() => send(large)).toBe(503);
  respond();
  await closed;
  clearInterval(drip);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('upload-too-slow');
  expect(arrived).toBe(0);
  expect(await send(large)).toBe(204);
});
