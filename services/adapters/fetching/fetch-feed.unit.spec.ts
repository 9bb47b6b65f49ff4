import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { AllowedHosts, isHostEntry } from './allowed-hosts.ts';
import { defaultFetchLimits, fetchFeed, type ResolveHost } from './fetch-feed.ts';

const here: ResolveHost = async () => [{ address: '127.0.0.1' }];
let server: Server;
let folder: string;
let port = 0;
const requested: string[] = [];
const keys: string[] = [];

const handlers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/feed': (response) => response.end('[]'),
  '/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('[1]')),
  '/long': (response) => response.end('x'.repeat(5_000)),
  '/bomb': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(50_000))),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[');
    setImmediate(() => response.destroy());
  },
  '/silent': () => undefined,
  '/versioned': (response) => response.setHeader('etag', '"v1"').end('[]'),
  '/known': (response) => response.writeHead(304).end(),
  '/away': (response) =>
    response.writeHead(302, { location: `http://other.example:${port}/feed` }).end(),
  '/missing': (response) => response.writeHead(404).end(),
  '/moved': (response) => response.writeHead(302, { location: '/feed' }).end(),
  '/elsewhere': (response) => response.writeHead(302, { location: 'http://evil.example/' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/local-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-fetch-'));
  server = createServer((request, response) => {
    const { host = '', authorization } = request.headers;
    requested.push(`${host} ${request.url}`);
    keys.push(`${host.split(':')[0]} ${authorization}`);
    handlers[request.url ?? '']?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const listed = ['jobs.example', '127.0.0.1'];
async function fetched(
  path: string,
  { entries = listed, limits = {}, resolve = here, host = 'jobs.example' } = {},
): Promise<string> {
  const file = join(folder, 'feed');
  const address = `http://${host}:${port}${path}`;
  await fetchFeed(
    { address },
    file,
    new AllowedHosts(entries),
    { ...defaultFetchLimits, ...limits },
    resolve,
  );
  return readFile(file, 'utf8');
}

describe('A feed', () => {
  it('is fetched from the address that was checked, under its host name', async () => {
    expect(await fetched('/feed')).toBe('[]');
    expect(requested).toContain(`jobs.example:${port} /feed`);
    expect(await fetched('/moved')).toBe('[]');
    expect(await fetched('/gzip')).toBe('[1]');
  });

  it.each([
    ['/feed', { entries: ['other.example', '127.0.0.1'] }, 'jobs.example is not listed'],
    ['/feed', { entries: ['jobs.example'] }, 'jobs.example is at 127.0.0.1, which is not public'],
    ['/feed', { host: '127.0.0.1', entries: ['jobs.example'] }, '127.0.0.1 is not listed'],
    ['/elsewhere', {}, 'evil.example is not listed'],
    ['/local-file', {}, 'file: is not a protocol'],
    ['/round', {}, 'redirected more than 5 times'],
    ['/missing', {}, 'returned 404'],
    ['/long', { limits: { bytes: 4_999 } }, 'longer than 4999 bytes'],
    ['/bomb', { limits: { bytes: 4_999 } }, 'longer than 4999 bytes'],
    ['/cut', {}, 'could not be read'],
    ['/silent', { limits: { idleMs: 50 } }, 'the server stopped responding'],
    ['/silent', { limits: { wholeMs: 50 } }, 'it took too long'],
  ])('is not fetched from %s with %j: %s', async (path, given, reason) => {
    await expect(fetched(path, given)).rejects.toThrow(reason);
  });

  it('is not sent again while its version is known, and its key is sent to its own host only', async () => {
    const hosts = new AllowedHosts([...listed, 'other.example']);
    const get = (path: string, known: object = {}) => {
      const address = `http://jobs.example:${port}${path}`;
      const request = { address, headers: { authorization: 'Bearer 7' }, ...known };
      return fetchFeed(request, join(folder, 'feed'), hosts, defaultFetchLimits, here);
    };
    expect(await get('/versioned')).toEqual({ etag: '"v1"', lastModified: undefined });
    expect(await get('/known', { etag: '"v1"' })).toBe(undefined);
    await expect(get('/known')).rejects.toThrow('returned 304');
    keys.length = 0;
    await get('/away');
    expect(keys).toEqual(['jobs.example Bearer 7', 'other.example undefined']);
  });

  it('is not fetched when one of a name’s addresses is private', async () => {
    const resolve: ResolveHost = async () => [
      { address: '93.184.216.34' },
      { address: '10.0.0.1' },
    ];
    await expect(fetched('/feed', { resolve })).rejects.toThrow('10.0.0.1, which is not public');
  });
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::a00:1', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(new AllowedHosts([]).allowsAddress(address)).toBe(isPublic);
});

test('a listed private address is allowed', () => {
  const hosts = new AllowedHosts(['Jobs.Example', '10.0.0.0/8', '::1']);
  expect(['10.9.9.9', '::1', '192.168.0.1'].map((one) => hosts.allowsAddress(one))).toEqual([
    true,
    true,
    false,
  ]);
  expect(
    ['jobs.example', '10.0.0.7', '[::1]', 'example'].map((one) => hosts.allowsHost(one)),
  ).toEqual([true, true, true, false]);
});

test('an entry of the list is a name, an address or a range', () => {
  expect(['jobs.example', '10.0.0.1', '10.0.0.0/8', 'fd00::/8'].every(isHostEntry)).toBe(true);
  expect(
    ['https://x.example', 'a b', '10.0.0.0/33', 'x/8', '', '*.example'].some(isHostEntry),
  ).toBe(false);
});
