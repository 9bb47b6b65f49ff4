import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StorageUnavailable } from '../adapters/storage/storage.ts';
import {
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

test('a response has its revision, its position and no-store', async () => {
  const response = await here.post('/api/pages', JSON.stringify(page));
  expect(response.status).toBe(201);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    etag: '"3"',
    'x-log-position': reachedPosition,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  });
  expect(here.seen[0]?.input).toMatchObject({ body: page });
});

test.each([
  [{ code: 'locked', params: { holder: 'Anne' } }, 423, 'Anne is editing this content now.'],
  [
    { code: 'stale-revision', params: { by: 'Anne', at: '2026-03-02T09:00:00.000Z', revision: 4 } },
    412,
    'Anne saved revision 4 on 2 March 2026 at 10:00; your changes were not saved.',
  ],
  [{ code: 'content-deleted' }, 410, 'This content was deleted.'],
] as const)(
  'the refusal %j is a problem document with a readable text',
  async (refusal, status, detail) => {
    here.respondWith(() => ({ kind: 'refused', refusals: [refusal] }));
    const response = await here.send('/api/pages');
    const problem = await problemIn(response);
    expect([response.status, problem.detail, problem.code]).toEqual([status, detail, refusal.code]);
  },
);

test('texts are in the language requested, French by default', async () => {
  const french = await here.send('/api/unknown', { headers: { 'Accept-Language': 'fr-FR' } });
  expect((await problemIn(french)).detail).toBe('Il n’y a rien à cette adresse.');
});

test('a browser gets a page instead of a problem document, and is redirected after a form', async () => {
  const headers = { Accept: 'text/html,*/*;q=0.8' };
  here.respondWith(() => ({ kind: 'refused', refusals: [{ code: 'revision-not-found' }] }));
  const refused = await here.send(`/admin/inline/module/${moduleId}/preview/1`, { headers });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(await refused.text()).toContain('<h1>This revision does not exist.</h1>');
  here.respondWith(() => ({ kind: 'empty', redirect: '/admin' }));
  const browser = await here.send(`/api/pages/${pageId}/undelete`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
  });
  expect([browser.status, browser.headers.get('location')]).toEqual([303, '/admin']);
  const script = await here.send(`/api/pages/${pageId}/undelete`, { method: 'POST' });
  expect([script.status, script.headers.get('location')]).toEqual([200, null]);
});

test('a signed-out browser is redirected to the sign-in screen and back', async () => {
  const path = `/admin/inline/module/${moduleId}/preview/1?after=${reachedPosition}`;
  const headers = { Accept: 'text/html', Authorization: 'nobody' };
  const response = await here.send(path, { headers });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/admin/login?next=${encodeURIComponent(path)}`,
  ]);
});

test('an unexpected exception is a 500 that names the request and reveals nothing else', async () => {
  here.respondWith(() => {
    throw new Error('duplicate key (email)=(anne@estuaire.example)');
  });
  const response = await here.post(
    '/api/pages',
    JSON.stringify({ ...page, title: 'anne@estuaire.example' }),
  );
  const problem = await problemIn(response);
  const requestId = response.headers.get('x-request-id') ?? '';
  expect([response.status, problem.detail]).toEqual([500, expect.stringContaining(requestId)]);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(here.faults).toHaveLength(1);
  expect(JSON.stringify([problem, here.faults, here.lines])).not.toContain('anne');
});

test.each([
  new LogUnavailable('away'),
  new ReadModelNotServed('no rows yet'),
  new StorageUnavailable('the disk failed'),
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('shutting down'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('an unavailable log, database, storage or read model is a 503: %s', async (fault) => {
  here.respondWith(() => {
    throw fault;
  });
  const response = await here.send('/api/pages');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
});

test('the log has one line per request, without queries or unknown addresses', async () => {
  await here.send('/api/pages?q=anne@estuaire.example');
  await here.send('/elsewhere/anne@estuaire.example');
  const [known, unknown] = here.lines.map((line): unknown => JSON.parse(line));
  expect(known).toMatchObject({ method: 'GET', endpoint: 'listPages', status: 200 });
  expect(unknown).toMatchObject({ method: 'GET', status: 404 });
  expect(here.lines.join()).not.toContain('anne');
});
