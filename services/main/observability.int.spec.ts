import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { routeNames } from '@parvis/contracts/site/routes/route-table.ts';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { allEndpoints } from '../http/testing/all-endpoints.ts';
import { rawRequest } from '../http/testing/raw-request.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

/** Input that a visitor might send: none of it may be found in the metrics. */
const sentWords = 'anne.martin@courriel.example';

let here: StartedParvis;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  here = await startedParvis({ PARVIS_METRICS_PORT: String(metricsPort) });
});
afterAll(() => here.stop());

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

async function scrape(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

async function samples(): Promise<Sample[]> {
  return (await scrape())
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** Returns the sum of the matching samples. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const matching = (await samples()).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
  );
  expect({ name, found: matching.length > 0 }).toEqual({ name, found: true });
  return matching.reduce((sum, { value }) => sum + value, 0);
}

test('the metrics port serves Prometheus, health checks and operators, and nothing else', async () => {
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${metricsPort}${path}`, { method })).status;
  expect([
    await statusOf('/metrics'),
    await statusOf('/healthz'),
    await statusOf('/readyz'),
    await statusOf('/'),
    await statusOf('/admin'),
    await statusOf('/metrics', 'POST'),
  ]).toEqual([200, 200, 200, 404, 404, 405]);
});

test('operators see the state of each read model, visitors only that the site is ready', async () => {
  const [operators, visitors] = await Promise.all(
    [`http://127.0.0.1:${metricsPort}`, here.origin].map(async (origin) => {
      const response = await fetch(`${origin}/readyz`);
      return [response.status, await response.json()];
    }),
  );
  expect(visitors).toEqual([200, { status: 'ready' }]);
  expect(operators).toEqual([
    200,
    {
      status: 'ready',
      reasons: [],
      projections: expect.arrayContaining([
        expect.objectContaining({ name: 'merge-proposals', state: 'live' }),
      ]),
    },
  ]);
});

test('visitors cannot read the metrics', async () => {
  const response = await fetch(`${here.origin}/metrics`);
  expect([response.status, (await response.text()).includes('parvis_http_')]).toEqual([404, false]);
});

test('requests are counted by the name of their route and their status', async () => {
  const before = await valueOf('parvis_http_requests_total', { route: 'healthz', status: '200' })
    // No earlier test may have requested it.
    .catch(() => 0);
  await fetch(`${here.origin}/healthz`);
  await fetch(`${here.origin}/readyz`);
  await fetch(`${here.origin}/api/pages`);
  expect(await valueOf('parvis_http_requests_total', { route: 'healthz', status: '200' })).toBe(
    before + 1,
  );
  const { id } = contentEndpoints.listPages;
  expect(await valueOf('parvis_http_requests_total', { route: id, status: '401' })).toBe(1);
  expect(await valueOf('parvis_http_request_duration_seconds_count', { route: id })).toBe(1);
});

test('a page from the cache is counted like any other, and as a hit', async () => {
  const figures = async () => ({
    requests: await valueOf('parvis_http_requests_total', { route: 'robots' }),
    hits: await valueOf('parvis_page_cache_hits_total'),
    misses: await valueOf('parvis_page_render_duration_seconds_count', { reader: 'visitor' }),
  });
  await fetch(`${here.origin}/robots.txt`);
  const before = await figures();
  for (let count = 0; count < 3; count += 1) await fetch(`${here.origin}/robots.txt`);
  expect(await figures()).toEqual({
    requests: before.requests + 3,
    hits: before.hits + 3,
    misses: before.misses,
  });
  expect(await valueOf('parvis_page_cache_pages')).toBeGreaterThan(0);
  expect(await valueOf('parvis_page_cache_bytes')).toBeGreaterThan(0);
  expect(await valueOf('parvis_page_cache_fresh')).toBe(1);
});

test('an append is timed, and every read model reports its state and lag', async () => {
  const appended = () =>
    valueOf('parvis_log_append_duration_seconds_count', { outcome: 'appended' });
  const before = await appended();
  await here.signIn('editor');
  expect(await appended()).toBeGreaterThan(before);
  for (const { name: projection } of readModels) {
    expect(await valueOf('parvis_projection_state', { projection })).toBe(1);
    expect(await valueOf('parvis_projection_lag_seconds', { projection })).toBeGreaterThanOrEqual(
      0,
    );
  }
});

test.each([
  ['parvis_outbox_mails', { state: 'due' }],
  ['parvis_outbox_mails', { state: 'dead' }],
  ['parvis_outbox_oldest_mail_seconds', {}],
  ['parvis_reactors', { state: 'failed' }],
  ['parvis_renditions', { state: 'waiting' }],
  ['parvis_mails_total', { outcome: 'sent' }],
  ['parvis_mails_total', { outcome: 'rejected' }],
  ['parvis_pages_composing', {}],
  ['parvis_metrics_read_failures_total', {}],
])('%s %o is 0 while there is nothing to report', async (name, labels) => {
  expect(await valueOf(name, labels)).toBe(0);
});

test('the process reports its memory, its event loop and its version', async () => {
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await valueOf('parvis_info', { version: '0.0.0', roles: 'web,projector,worker' })).toBe(1);
});

test('labels contain only names from our code, whatever is requested', async () => {
  const names = new Set<string>([
    ...routeNames,
    ...allEndpoints.map(({ id }) => id),
    'assets',
    'media',
    'healthz',
    'readyz',
    'unknown-endpoint',
    'back-office',
    'page',
  ]);
  const paths = [
    '/',
    '/en/',
    '/recherche',
    '/en/search',
    '/api/',
    '/media/',
    '/assets/',
    '/admin/',
  ];
  for (const path of paths) {
    for (const more of [
      `?q=${sentWords}`,
      sentWords,
      `${sentWords}/x?y=${sentWords}`,
      `%zz${sentWords}`,
      `/${Math.E}`,
    ])
      await rawRequest(here.port, path + more);
    await fetch(`${here.origin}${path}${sentWords}`, {
      method: 'PROPFIND',
      headers: { 'X-Y': sentWords },
    });
  }
  const labels = (await samples()).map((sample) => sample.labels);
  const routes = labels.flatMap(({ route }) => (route === undefined ? [] : [route]));
  expect(routes.filter((route) => !names.has(route))).toEqual([]);
  expect(await scrape()).not.toMatch(/martin|courriel/);
});

test('unknown addresses add no series, however many', async () => {
  // Those of jobs appear when a job is first done.
  const series = async () =>
    (await samples()).filter(({ name }) => /^parvis_(?!job_)/.test(name)).length;
  await fetch(`${here.origin}/niente-0?q=0`);
  await fetch(`${here.origin}/api/niente-0`);
  const before = await series();
  for (let count = 1; count <= 60; count += 1) {
    await fetch(`${here.origin}/niente-${count}?q=${count}`);
    await fetch(`${here.origin}/api/niente-${count}?q=${count}`);
  }
  expect(await series()).toBe(before);
});

test('a process that serves no visitors is measured and checked on the same port', async () => {
  const port = await freePort();
  const projector = await startedParvis({
    PARVIS_ROLES: 'projector',
    PARVIS_METRICS_PORT: String(port),
  });
  onTestFinished(() => projector.stop());
  const textAt = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await textAt('/healthz')).toBe('{"status":"ok"}');
  // A busy database may respond too late for one scrape.
  await vi.waitFor(
    async () =>
      expect(await textAt('/metrics')).toContain('parvis_projection_state{projection="page-'),
    { timeout: 30_000 },
  );
  await expect(fetch(projector.origin)).rejects.toThrow('fetch failed');
});

test('a metrics port that is in use is named in one sentence', async () => {
  await expect(startedParvis({ PARVIS_METRICS_PORT: String(metricsPort) })).rejects.toThrow(
    `Port ${metricsPort} is already in use: stop what listens there, or set PARVIS_METRICS_PORT to another port.`,
  );
});
