import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bindRoutes } from './bind-routes.ts';
import { route } from './route.ts';
import { trustingAuthenticator } from './testing/actors.ts';
import {
  logEnd,
  moduleId,
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

const notReached = positionFrom(8n);

test.each([
  '/api/unknown',
  '/api/pages/NOT-AN-ID',
  '/api/pages/..%2f..%2fetc',
  '/api/pages/%00',
  '/api/pages/%E0%A4%A',
  `/api/pages/${'a'.repeat(500)}`,
  '/api/pages/',
  `/admin/inline/menu/${pageId}/form`,
  `/admin/inline/module/${moduleId}/preview/0`,
])('there is nothing at %s', async (path) => {
  const response = await here.send(path);
  expect([response.status, (await problemIn(response)).code]).toEqual([404, 'unknown-path']);
});

test('an unsupported method is refused with the supported ones', async () => {
  const response = await here.send('/api/pages', { method: 'PATCH', body: '{}' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD']);
  expect((await problemIn(response)).code).toBe('method-not-allowed');
});

test('HEAD responds like GET, without the body', async () => {
  const response = await here.send('/api/pages', { method: 'HEAD' });
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
    200,
    expect.stringMatching(/^"3\./),
    '',
  ]);
});

test('literals take precedence over parameters, and enumerations count as literals', async () => {
  const base = `/admin/inline/module/${moduleId}`;
  await here.post(`${base}/activate`, '{}');
  await here.post(`${base}/lock`, '{}');
  await here.send(`${base}/history`);
  expect(here.seen.map(({ id }) => id)).toEqual(['moduleAction', 'lock', 'moduleHistory']);
  expect(here.seen.map(({ input }) => input)).toMatchObject([
    { params: { id: moduleId, action: 'activate' } },
    { params: { id: moduleId, type: 'module' } },
    { params: { id: moduleId } },
  ]);
});

test('a write that requires a revision is refused without one', async () => {
  const { locale: _locale, ...header } = page;
  const put = (ifMatch?: string) =>
    here.send(`/api/pages/${pageId}`, {
      method: 'PUT',
      body: JSON.stringify(header),
      headers: { 'Content-Type': 'application/json', ...(ifMatch && { 'If-Match': ifMatch }) },
    });
  expect([(await put()).status, (await put('*')).status]).toEqual([428, 428]);
  expect([(await put('W/"3"')).status, (await put('3')).status]).toEqual([412, 422]);
  expect((await put('"3"')).status).toBe(200);
  expect(here.seen.map(({ context }) => context.ifMatch)).toEqual([3]);
});

test('an idempotency key identifies the same command, for one account only', async () => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k-1' };
  for (const Authorization of ['editor', 'editor', 'administrator'])
    await here.send('/api/pages', {
      method: 'POST',
      body: JSON.stringify(page),
      headers: { ...headers, Authorization },
    });
  const [first, again, other] = here.seen.map(({ context }) => context.commandId);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  const long = { ...headers, 'Idempotency-Key': 'x'.repeat(401) };
  const refused = await here.send('/api/pages', {
    method: 'POST',
    body: JSON.stringify(page),
    headers: long,
  });
  expect(refused.status).toBe(422);
});

test('a read waits for its position, and reports a timeout', async () => {
  expect((await here.send(`/api/pages?after=${reachedPosition}`)).status).toBe(200);
  const response = await here.send(`/api/pages?after=${notReached}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await problemIn(response)).code).toBe('position-not-reached');
});

test('reads without a position do not wait', async () => {
  const path = `/admin/inline/page/${pageId}/lock?after=${notReached}`;
  expect((await here.send(path)).status).toBe(200);
});

test('the gate receives the waiting endpoint, so that it waits for the read models of that endpoint', async () => {
  await here.send(`/api/pages?after=${reachedPosition}`);
  await here.send(`/admin/content/merge-lang?after=${reachedPosition}`);
  expect(here.waited).toEqual(['listPages', 'listMerges']);
});

test('a write without a position of its own returns the end of the log', async () => {
  const publish = () => here.send(`/api/pages/${pageId}/publish`, { method: 'POST' });
  const writePosition = async () => (await publish()).headers.get('x-log-position');
  expect(await writePosition()).toBe(reachedPosition);
  here.respondWith(() => ({ kind: 'json', body: {} }));
  expect(await writePosition()).toBe(logEnd);
  expect((await here.send('/api/pages')).headers.get('x-log-position')).toBeNull();
});

test('a completed write succeeds even if the log is then unavailable', async () => {
  here.respondWith(() => ({ kind: 'json', body: {} }));
  here.makeLogUnavailable();
  const response = await here.send(`/api/pages/${pageId}/publish`, { method: 'POST' });
  expect([response.status, response.headers.get('x-log-position')]).toEqual([200, null]);
});

test('two routes cannot claim the same method and path', () => {
  const twice = [contentEndpoints.getPage, contentEndpoints.getPage].map((bound) =>
    route(bound, async () => ({ kind: 'empty' })),
  );
  const ports = {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: () => undefined,
  };
  expect(() => bindRoutes(twice, ports)).toThrow('GET /api/pages/:id is bound twice');
});
