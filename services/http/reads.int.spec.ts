import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  page,
  pageId,
  problemIn,
  type RecordingServer,
  reachedPosition,
  startRecordingServer,
} from './testing/recording-server.ts';

let here: RecordingServer;
beforeAll(async () => {
  here = await startRecordingServer();
});
beforeEach(() => here.reset());
afterAll(() => here.close());

const long = JSON.stringify({ words: 'la marée monte '.repeat(200) });
const list = '/api/pages';

/** Reads an address after it was read once, and says whether anything was sent again. */
async function readAgain(path: string, change: () => void, headers: Record<string, string> = {}) {
  const first = await here.send(path, { headers });
  const etag = String(first.headers.get('etag'));
  change();
  const again = await here.send(path, { headers: { ...headers, 'If-None-Match': etag } });
  return { etag, status: again.status, body: await again.text() };
}

test('what a program has already is not sent again, until it changes', async () => {
  here.respondWith(() => ({ kind: 'json-text', text: long }));
  expect(await readAgain(list, () => {})).toMatchObject({ status: 304, body: '' });
  const change = () => here.respondWith(() => ({ kind: 'json-text', text: '{}' }));
  expect(await readAgain(list, change)).toMatchObject({ status: 200, body: '{}' });
});

test('what changes without its revision is sent again, and its tag names the revision', async () => {
  const path = `/api/${pageId}/modules`;
  const show = (url: string) => () =>
    here.respondWith(() => ({ kind: 'json', body: { url }, etag: 3 }));
  show('/avant')();
  const { etag, status } = await readAgain(path, show('/apres'));
  expect([etag.slice(0, 3), status]).toEqual(['"3.', 200]);
  await here.send(`/api/pages/${pageId}`, {
    method: 'DELETE',
    headers: { 'If-Match': etag },
  });
  expect(here.seen.at(-1)?.context.ifMatch).toBe(3);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['identity', null],
  ['br;q=0', null],
])('a long response to a program that accepts %s is compressed by %s', async (accepted, by) => {
  here.respondWith(() => ({ kind: 'json-text', text: long }));
  const headers = { 'Accept-Encoding': accepted };
  const response = await here.send(list, { headers });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    by,
    'Accept-Encoding',
  ]);
  expect(await response.text()).toBe(long);
  expect((await readAgain(list, () => {}, headers)).status).toBe(304);
});

test('what is kept compressed is sent as it is kept', async () => {
  // Another text, by which it is recognised.
  const brotli = brotliCompressSync('kept');
  here.respondWith(() => ({ kind: 'json-text', text: long, brotli }));
  const received = async (accepted: string) =>
    (await here.send(list, { headers: { 'Accept-Encoding': accepted } })).text();
  expect([await received('br'), (await received('gzip')) === long]).toEqual(['kept', true]);
});

test('a short response is not compressed', async () => {
  here.respondWith(() => ({ kind: 'json-text', text: '{}' }));
  const response = await here.send(list, { headers: { 'Accept-Encoding': 'br' } });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, '{}']);
});

test('a write is not answered by 304', async () => {
  here.respondWith(() => ({ kind: 'json-text', text: '{}' }));
  const response = await here.send(list, {
    method: 'POST',
    body: JSON.stringify(page),
    headers: { 'Content-Type': 'application/json', 'If-None-Match': '*' },
  });
  expect([response.status, response.headers.get('etag')]).toEqual([201, null]);
});

test('a parameter that a list does not take is refused by name', async () => {
  const problem = await problemIn(await here.send(`${list}?limit=3&since=2026`));
  expect(problem).toMatchObject({
    status: 422,
    errors: [{ pointer: '/limit' }, { pointer: '/since' }],
  });
  expect(here.seen).toEqual([]);
});

test('a read that follows no log takes a position like every other', async () => {
  here.respondWith(() => ({ kind: 'json-text', text: '{}' }));
  const response = await here.send(`/api/pages/${pageId}/preview-links?after=${reachedPosition}`);
  expect([response.status, here.seen.length]).toEqual([200, 1]);
});

test('a page of the back-office keeps what a link adds to its address', async () => {
  const response = await here.send('/admin/inline/module/menu00000001/form?utm_source=mail');
  expect(response.status).not.toBe(422);
});
