import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { AllowedHosts } from './allowed-hosts.ts';
import { type ResolveHost, redirectedTo } from './call-out.ts';
import { defaultFeedLimits, fetchFeed } from './fetch-feed.ts';

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
  '/other-port': (response) =>
    response.writeHead(302, { location: 'http://jobs.example:5432/' }).end(),
  '/no-address': (response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/inside': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/brotli': (response) => response.setHeader('content-encoding', 'br').end('[]'),
  '/empty-blocks': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(randomBytes(6_000))),
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
interface Given {
  readonly entries?: readonly string[];
  readonly limits?: Partial<typeof defaultFeedLimits>;
  readonly resolve?: ResolveHost;
  readonly host?: string;
}
async function fetched(
  path: string,
  { entries = listed, limits = {}, resolve = here, host = 'jobs.example' }: Given = {},
): Promise<string> {
  const file = join(folder, 'feed');
  const address = `http://${host}:${port}${path}`;
  await fetchFeed(
    { address },
    file,
    new AllowedHosts(entries),
    { ...defaultFeedLimits, ...limits },
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
    ['/other-port', {}, 'redirects to port 5432'],
    ['/no-address', {}, 'redirects to what is no address'],
    ['/inside', {}, '169.254.169.254 is not listed'],
    ['/brotli', {}, 'an encoding that was not requested'],
    ['/empty-blocks', { limits: { bytes: 4_999 } }, 'longer than 4999 bytes'],
    ['/feed', { resolve: () => new Promise<never>(() => {}), limits: { wholeMs: 50 } }, 'too long'],
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
      return fetchFeed(request, join(folder, 'feed'), hosts, defaultFeedLimits, here);
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

test('a redirect never leaves https, and takes no password to another server', () => {
  const first = new URL('https://me:word@jobs.example/feed');
  const to = (location: string) => redirectedTo(location, first, first, { address: first.href });
  expect(() => to('http://jobs.example/feed')).toThrow('from https to http');
  expect(to('/new').href).toBe('https://me:word@jobs.example/new');
  expect(to('https://jobs.example/new').href).toBe('https://me:word@jobs.example/new');
  expect(to('https://me:word@other.example/').href).toBe('https://other.example/');
});
