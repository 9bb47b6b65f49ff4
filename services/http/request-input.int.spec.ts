import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  page,
  problemIn,
  type RecordingServer,
  startRecordingServer,
} from './testing/recording-server.ts';

let here: RecordingServer;
beforeAll(async () => {
  here = await startRecordingServer();
});
beforeEach(() => here.reset());
afterAll(() => here.close());

test.each([
  ['JSON that is not an object', '"text"', 'application/json', 422, ''],
  ['null', 'null', 'application/json', 422, ''],
  ['an array', '[]', 'application/json', 422, ''],
  [
    'invalid UTF-16 in JSON',
    JSON.stringify({ ...page, title: 'a\ud800' }),
    'application/json',
    422,
    '/title',
  ],
  ['NUL', JSON.stringify({ ...page, title: 'a\0b' }), 'application/json', 422, '/title'],
  ['a wrong type', JSON.stringify({ ...page, title: 3 }), 'application/json', 422, '/title'],
  [
    'a missing field',
    JSON.stringify({ ...page, title: undefined }),
    'application/json',
    422,
    '/title',
  ],
  [
    'an unknown locale',
    JSON.stringify({ ...page, locale: 'de' }),
    'application/json',
    422,
    '/locale',
  ],
  ['nothing', '', 'application/json', 422, '/title'],
  [
    'a form with a field missing',
    'locale=fr&slug=a',
    'application/x-www-form-urlencoded',
    422,
    '/title',
  ],
  [
    'a form with a field twice',
    'title=a&title=b&locale=fr&slug=a',
    'application/x-www-form-urlencoded',
    422,
    '/title',
  ],
])('%s is refused, field by field', async (_what, body, type, status, pointer) => {
  const response = await here.post('/api/pages', body, type);
  const problem = await problemIn(response);
  expect([response.status, problem.errors[0]?.pointer]).toEqual([status, pointer]);
  expect(problem.detail.length).toBeGreaterThan(5);
  expect([here.seen, here.faults]).toEqual([[], []]);
});

test('a valid form is parsed like JSON', async () => {
  const response = await here.post(
    '/api/pages',
    new URLSearchParams(page).toString(),
    'application/x-www-form-urlencoded',
  );
  expect(response.status).toBe(201);
  expect(here.seen[0]?.input).toMatchObject({ body: page });
});

test.each([
  '/api/pages?page=0',
  '/api/pages?page=many',
  '/api/pages?pageSize=101',
  '/api/pages?page=1&page=2',
  '/api/pages?q=a%00b',
  '/api/pages?locale=de',
  '/api/pages?after=12',
  '/api/pages?__proto__=a&locale=x',
])('the query of %s is refused', async (path) => {
  const response = await here.send(path);
  expect([response.status, (await problemIn(response)).code]).toEqual([422, 'invalid']);
});

test('a client that disconnects halfway through its body affects nobody else', async () => {
  await new Promise<void>((resolve) => {
    const { port, hostname } = new URL(here.origin);
    const leaving = rawRequest({
      port,
      hostname,
      path: '/api/pages',
      method: 'POST',
      headers: {
        Authorization: 'editor',
        'Content-Type': 'application/json',
        'Content-Length': 100,
      },
    });
    leaving.on('error', () => resolve());
    leaving.write('{"title":', () => leaving.destroy(new Error('gone')));
  });
  expect((await here.send('/api/pages')).status).toBe(200);
  expect(here.faults).toEqual([]);
});
