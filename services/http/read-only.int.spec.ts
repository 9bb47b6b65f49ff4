import { request } from 'node:http';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOnly } from './read-only.ts';
import { type Served, serve } from './testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve((app) => {
    app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
    app.use(readOnly);
    app.use((_request, response) => void response.status(404).end());
  });
});
afterAll(() => served.close());

test.each([
  ['POST', '/'],
  ['PUT', '/en/nos-metiers'],
  ['DELETE', '/groupe'],
  ['PATCH', '/admin/login'],
  ['OPTIONS', '/'],
  ['OPTIONS', '/healthz'],
  ['POST', '/healthz'],
])('%s %s is refused, with what is allowed', async (method, path) => {
  const response = await fetch(served.origin + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(problemSchema.parse(await response.json()).code).toBe('method-not-allowed');
});

test('a browser that posts to a page gets the reason, in the language of the page', async () => {
  const headers = { Accept: 'text/html' };
  const response = await fetch(`${served.origin}/en/`, { method: 'POST', headers });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<html lang="en"');
});

test('OPTIONS * is refused as well', async () => {
  const status = await new Promise((resolve, reject) => {
    const asking = request(served.origin, { method: 'OPTIONS', path: '*' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asking.on('error', reject).end();
  });
  expect(status).toBe(405);
});

test.each(['GET', 'HEAD'])('%s is passed on to the next handler', async (method) => {
  expect((await fetch(`${served.origin}/healthz`, { method })).status).toBe(200);
  expect((await fetch(`${served.origin}/nothing`, { method })).status).toBe(404);
});
