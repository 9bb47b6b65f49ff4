import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveTranslation } from './serve-translations.ts';

const server = createServer((request, response) => {
  if (!serveTranslation(request, response)) response.writeHead(599).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

test('a catalogue is served with its type, its tag and a cache lifetime', async () => {
  const french = await get('/translations/public.json');
  const english = await get('/en/translations/public.js');
  expect(french.status).toBe(200);
  expect(french.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(french.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  expect(await french.json()).toHaveProperty(['menu.open'], 'Menu');
  expect(english.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await english.text()).toMatch(/^export const locale = "en";\n/);
  expect(english.headers.get('etag')).not.toBe(french.headers.get('etag'));
});

test('a catalogue that a browser already has is not sent again', async () => {
  const etag = (await get('/translations/ui.json')).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/translations/ui.json', { headers: { 'If-None-Match': known } });
    expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
  }
  const other = await get('/translations/ui.json', { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test.each([
  ['/translations', '/translations/messages.js'],
  ['/en/translations/blocks', '/en/translations/blocks.js'],
  ['/translations/ui.js/', '/translations/ui.js'],
  ['//translations/ui.js', '/translations/ui.js'],
])('%s redirects to %s', async (path, canonical) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, canonical]);
});

test.each(['/translations/admin.json', '/en/translations/nothing.js', '/translations/editor'])(
  '%s is not found, and the response is not cached',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('a HEAD response gives the length of the body', async () => {
  const head = await get('/translations/ui.json', { method: 'HEAD' });
  const body = await (await get('/translations/ui.json')).arrayBuffer();
  expect(head.headers.get('content-length')).toBe(String(body.byteLength));
  expect((await head.text()).length).toBe(0);
});

test('other addresses and methods are left to other handlers', async () => {
  expect((await get('/groupe')).status).toBe(599);
  expect((await get('/translations/ui.json', { method: 'POST' })).status).toBe(599);
});
