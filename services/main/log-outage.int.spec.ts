import { setTimeout as delay } from 'node:timers/promises';
import { operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BreakableProxy } from '../adapters/log/testing/breakable-proxy.ts';
import type { StartOptions } from './start-parvis.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const reactorsLookWithinMs = 6_000;
let proxy: BreakableProxy;
let urls: Record<'PARVIS_DATABASE_URL' | 'PARVIS_LOG_URL' | 'PARVIS_METRICS_PORT', string>;
/** The cleanup functions of a test, to be run in reverse order. */
let ends: (() => Promise<void>)[];

/** A database, and a log behind a proxy that can be taken down. */
beforeEach(async () => {
  const [database, log] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const server = new URL(log.url);
  proxy = new BreakableProxy({ host: server.hostname, port: Number(server.port) });
  await proxy.start();
  const proxied = new URL(log.url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String(proxy.port);
  urls = {
    PARVIS_DATABASE_URL: database.url,
    PARVIS_LOG_URL: proxied.href,
    PARVIS_METRICS_PORT: String(await freePort()),
  };
  ends = [database.drop, log.drop, () => proxy.stop()];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

async function started(options?: Partial<StartOptions>): Promise<StartedParvis> {
  const parvis = await startedParvis(urls, options);
  ends.push(() => parvis.stop());
  return parvis;
}

async function readiness() {
  const response = await fetch(`http://127.0.0.1:${urls.PARVIS_METRICS_PORT}/readyz`);
  const { status, reasons }: { status: string; reasons: string[] } = await response.json();
  return { code: response.status, status, reasons };
}

/** Returns the parts that counted an error. */
async function backgroundErrors() {
  const response = await fetch(`http://127.0.0.1:${urls.PARVIS_METRICS_PORT}/metrics`);
  return [...(await response.text()).matchAll(/^parvis_background_errors_total\{.+\} [1-9].*$/gm)];
}

const visit = async ({ origin }: StartedParvis) => {
  const { status, headers } = await fetch(origin);
  return [status, headers.get('content-type')];
};
const servedPage = [404, 'text/html; charset=utf-8'];
const degraded = { code: 200, status: 'degraded', reasons: ['the log is unavailable'] };
const ready = { code: 200, status: 'ready', reasons: [] };

test('while the log is unavailable, visitors are served and editors see why they cannot save; it recovers automatically', async () => {
  const here = await started();
  const cookie = await here.signIn('editor');
  const freshness = async () => {
    const { path } = operationsEndpoints.getFreshness;
    return (await fetch(here.origin + path, { headers: { Cookie: cookie } })).json();
  };
  await until(async () => (await readiness()).status === 'ready');
  expect(await freshness()).toEqual({ state: 'current' });
  await proxy.stop();
  await until(async () => (await readiness()).status === 'degraded');
  expect(await readiness()).toEqual(degraded);
  expect(await visit(here)).toEqual(servedPage);
  await until(async () => (await freshness()).state === 'log-away');
  await proxy.start();
  await until(async () => (await readiness()).status === 'ready');
  expect(await freshness()).toEqual({ state: 'current' });
});

test('an outage is one line of error, and no error of each part that fails meanwhile', async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  await started({ logLines: { write } });
  await until(async () => (await readiness()).status === 'ready');
  lines.length = 0;
  await proxy.stop();
  await delay(reactorsLookWithinMs);
  await proxy.start();
  await until(async () => (await readiness()).status === 'ready');
  await until(() => lines.some((line) => line.includes('is back')));
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
    expect.stringContaining('the log is unavailable'),
  ]);
  expect(await backgroundErrors()).toEqual([]);
});

test('it starts without its log, names the variable to check, and serves from the read models', async () => {
  const before = await startedParvis(urls);
  await until(async () => (await readiness()).status === 'ready');
  await before.stop();
  await proxy.stop();
  const said: string[] = [];
  const here = await started({ print: (line) => void said.push(line) });
  expect(said.filter((line) => line.includes('PARVIS_LOG_URL'))).toEqual([
    expect.stringMatching(
      /^ {4}The event log at 127\.0\.0\.1:\d+\/\w+ cannot be reached: check PARVIS_LOG_URL\./,
    ),
  ]);
  expect(await visit(here)).toEqual(servedPage);
  expect(await readiness()).toEqual(degraded);
  await proxy.start();
  await until(async () => (await readiness()).status === 'ready');
  expect(await readiness()).toEqual(ready);
  expect(await here.signIn('administrator')).toContain('=');
});
