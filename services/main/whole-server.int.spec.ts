import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pathPatterns } from '../http/path-patterns.ts';
import { allEndpoints, rowNameOf } from '../http/testing/all-endpoints.ts';
import { rawRequest } from '../http/testing/raw-request.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const publicOrigin = 'https://www.estuaire.example';
let here: StartedParvis;
let cookie: string;

beforeAll(async () => {
  here = await startedParvis({ PARVIS_URL: publicOrigin });
  cookie = await here.signIn('administrator');
});
afterAll(() => here.stop());

test.each([
  ['POST', '/'],
  ['PUT', '/en/'],
  ['DELETE', '/groupe'],
  ['POST', '/nowhere'],
  ['POST', '/healthz'],
  ['DELETE', '/readyz'],
  ['POST', '/admin/login'],
  ['PUT', '/admin'],
  ['POST', '/admin/pages'],
  ['POST', '/admin/design'],
  ['POST', '/assets/public.js'],
  ['POST', '/media/files/k3f9a1b2c3d4/a.pdf'],
  ['DELETE', '/translations/messages.js'],
  ['OPTIONS', '/'],
  ['PATCH', '/robots.txt'],
])('%s %s is refused, with the allowed methods', async (method, path) => {
  const response = await fetch(here.origin + path, { method, headers: { Cookie: cookie } });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/api/pages', 'POST, GET, HEAD'],
  ['/api/media/images', 'GET, HEAD, POST'],
  ['/admin/session', 'POST, DELETE, GET, HEAD'],
])('an address that accepts writes lists its methods too: %s', async (path, allow) => {
  const response = await fetch(here.origin + path, { method: 'PATCH' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

test('every endpoint of the contracts is served, and described', async () => {
  const described = await (await fetch(`${here.origin}/api/openapi.json`)).json();
  for (const endpoint of allEndpoints) {
    const method = endpoint.method.toUpperCase();
    const [{ path } = { path: '' }] = pathPatterns(endpoint);
    const response = await fetch(here.origin + path, { method: 'OPTIONS' });
    const allowed = response.headers.get('allow')?.split(', ');
    expect([rowNameOf(endpoint), allowed]).toEqual([
      rowNameOf(endpoint),
      expect.arrayContaining([method]),
    ]);
    expect(described.paths[endpoint.path][endpoint.method].operationId).toBe(endpoint.id);
  }
});

test.each([
  ['/', 404],
  ['/en/', 404],
  ['/robots.txt', 200],
  ['/healthz', 200],
  ['/api/openapi.json', 200],
  ['/admin/login', 200],
  ['/assets/public.js', 200],
  ['/translations/public.json', 200],
])('the absolute address http://…%s is treated like its path', async (path, status) => {
  for (const target of [path, `http://www.estuaire.example${path}`]) {
    expect([target, (await rawRequest(here.port, target)).status]).toEqual([target, status]);
  }
});

test('browsers write from the public address, whatever host the proxy names', async () => {
  const signOut = async (origin: string) => {
    const headers = { Origin: origin, Cookie: 'none=1' };
    return (await fetch(`${here.origin}/admin/session`, { method: 'DELETE', headers })).status;
  };
  expect([await signOut(publicOrigin), await signOut(here.origin)]).toEqual([204, 403]);
});

test('absolute addresses begin with the public one', async () => {
  const robots = await (await fetch(`${here.origin}/robots.txt`)).text();
  expect(robots).toContain(`${publicOrigin}/sitemap.xml`);
  expect(robots).not.toContain('127.0.0.1');
});

test.each([
  ['/?after=12', 400, 'fr', 'Cette adresse est mal formée.'],
  ['/en/?after=12', 400, 'en', 'This address is malformed.'],
  ['/en/%zz', 404, 'en', 'There is nothing at this address.'],
  ['/en/a%00b', 404, 'en', 'There is nothing at this address.'],
  ['/groupe?after=', 400, 'fr', 'Cette adresse est mal formée.'],
  [`/?after=${positionFrom(999_999n)}`, 400, 'fr', 'Rien n’a encore été écrit à cette position.'],
  [
    `/en/?after=${positionFrom(999_999n)}`,
    400,
    'en',
    'Nothing has been written at this position yet.',
  ],
])('GET %s is %d with a text in its language', async (path, status, locale, words) => {
  const response = await fetch(here.origin + path, { headers: { 'Accept-Language': 'de' } });
  expect([response.status, await response.text()]).toEqual([
    status,
    expect.stringMatching(new RegExp(`^<!doctype html><html lang="${locale}">.*<h1>${words}</h1>`)),
  ]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.any(String),
  });
});

test('a visitor’s copy is recognised by its tag, however the tag is written', async () => {
  const ask = (tag?: string) =>
    fetch(`${here.origin}/robots.txt`, tag ? { headers: { 'If-None-Match': tag } } : {});
  const tag = String((await ask()).headers.get('etag'));
  expect(tag).toMatch(/^W\/"/);
  const written = [tag, tag.replace('W/', ''), `"a", ${tag}`, `"a",${tag.slice(2)}`, '*'];
  for (const one of written) expect([one, (await ask(one)).status]).toEqual([one, 304]);
  for (const one of ['"a"', tag.toUpperCase(), tag.replaceAll('"', '')])
    expect([one, (await ask(one)).status]).toEqual([one, 200]);
});

test('a page sent before node:http reads the request is the page that node:http sends', async () => {
  // Pages are compressed after the first response; from then on they are sent early, unless they are
  // composed anew between the two requests.
  await vi.waitFor(
    async () => {
      const [early, sent] = [await askForRobots('keep-alive'), await askForRobots('close')];
      expect([early.connection, sent.connection]).toEqual([undefined, 'close']);
      expect(early.response).toEqual(sent.response);
    },
    { timeout: 15_000 },
  );
});

/** Requests robots.txt over a new connection, kept alive or not. */
async function askForRobots(requested: 'keep-alive' | 'close') {
  const request = get(`${here.origin}/robots.txt`, {
    agent: false,
    headers: { Connection: requested, Cookie: 'consent=1', 'Accept-Encoding': 'br' },
  });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('expected a response');
  const body = await buffer(response);
  const { date, connection, ...headers } = response.headers;
  expect(date).toMatch(/ GMT$/);
  return { connection, response: { status: response.statusCode, headers, body } };
}

test('the icon that browsers request by default is the site’s', async () => {
  const response = await fetch(`${here.origin}/favicon.ico`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/assets/i.svg']);
});

test('every write returns the end of the log', async () => {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(here.origin + path, {
      method,
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
  const created = await send('POST', '/api/tokens', { name: 'script' });
  const { id } = await created.json();
  const page = { locale: 'fr', title: 'Groupe', slug: 'groupe' };
  const written = [
    created,
    await send('DELETE', `/api/tokens/${id}`),
    await send('POST', '/api/media/renditions/retry'),
    await send('POST', '/api/pages', page),
    await fetch(`${here.origin}/admin/session`, { method: 'DELETE' }),
  ];
  for (const { url, status, headers } of written) {
    expect([url, status < 300]).toEqual([url, true]);
    expect(headers.get('x-log-position')).toMatch(/^\d{20}$/);
  }
});

test('a write repeated with its key gets the same response, whatever the current state', async () => {
  const send = async (body: unknown) => {
    const response = await fetch(`${here.origin}/api/pages`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': 'clé 1' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const page = { locale: 'fr', title: 'Une fois', slug: 'une-fois' };
  const first = await send(page);
  const path = `${here.origin}/api/pages/${first.body.id}`;
  const headers = { Cookie: cookie, 'If-Match': '"1"' };
  expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(204);
  expect([first.status, await send(page)]).toEqual([201, first]);
  expect(await send({ ...page, title: 'Deux fois' })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-key-reused' },
  });
});

test('after a user’s own write every read responds, including those without a read model', async () => {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ locale: 'fr', title: 'Relue', slug: 'relue' });
  const written = await fetch(`${here.origin}/api/pages`, { method: 'POST', headers, body });
  expect(written.status).toBe(201);
  const statuses = await Promise.all(
    allEndpoints
      .filter(({ method, path }) => method === 'get' && !path.includes('{'))
      .map(async ({ path }) => [path, (await fetch(here.origin + path, { headers })).status]),
  );
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([]);
});
