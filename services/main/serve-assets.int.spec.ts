import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../http/testing/serve.ts';
import { serveAssets } from './serve-assets.ts';

const script = `export const words = ${JSON.stringify('marée '.repeat(500))};`;
let folder: string;
let served: Served;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-assets-'));
  await writeFile(join(folder, 'a-1.js'), script);
  await writeFile(join(folder, 'f-1.woff2'), 'font');
  await writeFile(join(folder, 'a-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'a-1.js.gz'), gzipSync(script));
  const builds = {
    async open(path: string) {
      if (path !== '/assets/former-1.css') return undefined;
      const bytes = Buffer.from('.former {}');
      return { size: bytes.length, body: Readable.from([bytes]) };
    },
  };
  const openBrandFile = async (path: string) =>
    path === '/assets/brand/share-1.png' ? Buffer.from('png') : undefined;
  served = await serve((app) => app.use('/assets', serveAssets(folder, builds, openBrandFile)));
});
afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

function ask(name: string, encodings: string): Promise<Response> {
  return fetch(`${served.origin}/assets/${name}`, { headers: { 'Accept-Encoding': encodings } });
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'a script is sent to a client that accepts “%s” encoded as %s, with the same content for all',
  async (takes, encoding) => {
    const response = await ask('a-1.js', takes);
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(response.headers.get('content-length')) < 300).toBe(encoding !== null);
    expect(await response.text()).toBe(script);
  },
);

test('a compressed file is sent unchanged, and an unknown one is not found', async () => {
  const font = await ask('f-1.woff2', 'br');
  expect([font.status, font.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await font.text()).toBe('font');
  for (const name of ['b-1.js', '..%2fa-1.js', '%zz', '']) {
    const response = await ask(name, 'br');
    await response.arrayBuffer();
    expect([404, 400, 403]).toContain(response.status);
  }
});

test('the style sheet of a brand is made from its address, for ever; others of this kind are not found', async () => {
  const response = await ask('brand/1-5b2a86-a3195b-ffffff-c12.css', 'br');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toContain('--tide-700:#5b2a86');
  const icon = await ask('brand/1-5b2a86-a3195b-ffffff-mark.svg', 'br');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await icon.text()).toMatch(/^<svg [^>]*><path fill="#[0-9a-f]{6}"/);
  for (const name of ['1-c0c0c0-a3195b-ffffff', '1-5b2a86', '3-c12', '../a'])
    expect((await ask(`brand/${name}.css`, 'br')).status).toBe(404);
});

test('a file of an earlier build is sent to pages that were opened before', async () => {
  const response = await ask('former-1.css', 'br');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('.former {}');
});

test('an image of links is immutable, and one of no settings is not found', async () => {
  const image = await ask('brand/share-1.png', 'identity');
  expect([image.status, await image.text()]).toEqual([200, 'png']);
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('brand/share-2.png', 'identity')).status).toBe(404);
});
