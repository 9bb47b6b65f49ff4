import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { maxKeysOfPage } from '@parvis/contracts/limits/front-cache.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, onTestFinished, test } from 'vitest';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import { callOut } from '../../adapters/fetching/call-out.ts';
import { encodePage, type RenderedPage } from '../page-cache/page-cache.ts';
import { headersForCaches, keyOfTag } from './cache-keys.ts';
import { purgeCalls } from './purge-calls.ts';

const now = new Date('2026-11-20T08:00:00Z');
function headersOf(page: Partial<RenderedPage>): Record<string, string> {
  const flat = headersForCaches(
    encodePage({
      status: 200,
      type: 'text/html',
      body: Buffer.from('x'),
      position: positionFrom(1n),
      tags: ['content:a', 'menu:main:fr'],
      generation: '1',
      ...page,
    }),
    now,
  );
  return Object.fromEntries(
    flat.flatMap((name, at) => (at % 2 ? [] : [[name, flat[at + 1] ?? '']])),
  );
}

test('a page tells caches its keys, which say nothing about its tags, and until when it is valid', () => {
  const keys = ['site', keyOfTag('content:a'), keyOfTag('menu:main:fr')];
  expect(headersOf({})).toEqual({
    'surrogate-control': 'max-age=600',
    'surrogate-key': keys.join(' '),
    'cloudflare-cdn-cache-control': 'max-age=600',
    'cache-tag': keys.join(','),
  });
  expect(keys[1]).toMatch(/^[0-9a-f]{10}$/);
  const soon = new Date(now.getTime() + 42_900);
  expect(headersOf({ expiresAt: soon })).toMatchObject({ 'surrogate-control': 'max-age=42' });
});

test.each([
  ['a page that differs between profiles', { forProfiles: 'all' as const }],
  ['an error', { status: 503 }],
  ['a page that expires now', { expiresAt: now }],
])('%s is kept by no cache in front', (_, page) => {
  expect(headersOf(page)).toEqual({});
});

test('a page that depends on what a client accepts is kept by caches that can tell', () => {
  expect(Object.keys(headersOf({ variesByAccept: true }))).toEqual([
    'surrogate-control',
    'surrogate-key',
  ]);
});

test('a page of very many tags has one key for all of them, so that its headers stay short', () => {
  const tags = Array.from({ length: maxKeysOfPage }, (_, at) => `content:${at}`);
  const longest = headersOf({ tags })['surrogate-key'] ?? '';
  expect(longest.split(' ')).toHaveLength(maxKeysOfPage + 1);
  expect(longest.length).toBeLessThan(8_000);
  expect(headersOf({ tags: [...tags, 'one'] })['surrogate-key']).toBe('site many');
});

/** Sends the calls to a server that stands for the API, written from its documentation. */
async function received(calls: ReturnType<typeof purgeCalls>) {
  const requests: { request: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      requests.push({
        request: `${request.method} ${request.url}`,
        headers: request.headers,
        body,
      });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const hosts = new AllowedHosts(['127.0.0.1']);
  for (const call of calls) {
    const here = new URL(call.address);
    const to = `http://127.0.0.1:${port}${here.pathname}`;
    await callOut(
      { ...call, address: to },
      hosts,
      { bytes: 100, idleMs: 5e3, wholeMs: 5e3 },
      async () => {},
    );
  }
  return requests;
}
const manyKeys = Array.from({ length: 300 }, (_, at) => `key${at}`);

test('Fastly is purged of 256 keys in one call, or of everything, with its key', async () => {
  const fastly = { kind: 'fastly', service: 'SU1Z0' } as const;
  const [first, second, ...more] = await received(purgeCalls(fastly, manyKeys, 'secret'));
  expect(more).toEqual([]);
  expect(first?.request).toBe('POST /service/SU1Z0/purge');
  expect(first?.headers).toMatchObject({
    'fastly-key': 'secret',
    'content-type': 'application/json',
  });
  expect(JSON.parse(first?.body ?? '')).toEqual({ surrogate_keys: manyKeys.slice(0, 256) });
  expect(JSON.parse(second?.body ?? '')).toEqual({ surrogate_keys: manyKeys.slice(256) });
  const [all] = await received(purgeCalls(fastly, ['site'], 'secret'));
  expect(all?.request).toBe('POST /service/SU1Z0/purge_all');
  expect(purgeCalls(fastly, ['a'], 'x')[0]?.address).toBe(
    'https://api.fastly.com/service/SU1Z0/purge',
  );
});

test('Cloudflare is purged of 30 tags in one call, or of everything, with its token', async () => {
  const cloudflare = { kind: 'cloudflare', service: '023e10' } as const;
  const calls = await received(purgeCalls(cloudflare, manyKeys.slice(0, 31), 'secret'));
  expect(calls.map(({ request }) => request)).toEqual(
    Array.from({ length: 2 }, () => 'POST /client/v4/zones/023e10/purge_cache'),
  );
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
    { tags: manyKeys.slice(0, 30) },
    { tags: ['key30'] },
  ]);
  const [all] = await received(purgeCalls(cloudflare, ['site', 'a'], 'secret'));
  expect(JSON.parse(all?.body ?? '')).toEqual({ purge_everything: true });
});

test('Varnish is purged of the keys that fit into a header', async () => {
  const varnish = { kind: 'varnish', address: 'http://10.0.0.5:6081/' } as const;
  const [call, ...more] = await received(purgeCalls(varnish, ['a', 'b'], 'secret'));
  expect(more).toEqual([]);
  expect(call?.request).toBe('PURGE /');
  expect(call?.headers).toMatchObject({ 'xkey-purge': 'a b', 'purge-key': 'secret' });
  for (const { headers } of purgeCalls(varnish, manyKeys.map(keyOfTag), undefined))
    expect(headers?.['xkey-purge']?.length).toBeLessThan(8_000);
});
