import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startedParvis } from './testing/started-parvis.ts';

test('while the database does not respond, visitors get cached pages marked as stale, and otherwise a time to retry at, and it recovers by itself', async () => {
  const database = await createMigratedDatabase();
  const metricsPort = String(await freePort());
  const here = await startedParvis({
    PARVIS_DATABASE_URL: database.url,
    PARVIS_METRICS_PORT: metricsPort,
  });
  const locking = await database.pool.connect();
  onTestFinished(async () => {
    locking.release(true);
    await here.stop();
    await database.drop();
  });
  const visit = async (path: string) => {
    const { status, headers } = await fetch(here.origin + path, {
      signal: AbortSignal.timeout(20_000),
    });
    return [status, headers.get('retry-after')];
  };
  const warningAt = async (path: string) => {
    const headersSent = { cookie: 'consent=1' };
    const { status, headers } = await fetch(here.origin + path, { headers: headersSent });
    return [status, headers.get('warning')];
  };
  const isServedFromCache = async () => {
    expect(await warningAt('/groupe')).toEqual([404, null]);
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return /^parvis_page_cache_hits_total [1-9]/m.test(await metrics.text());
  };
  // A page is cached while the cache knows of every change, which takes a moment after a start.
  await expect.poll(isServedFromCache).toBe(true);
  await locking.query('begin; lock table projection_state in access exclusive mode');
  const paths = ['/one', '/two', '/three', '/four'];
  const refused = [503, expect.stringMatching(/^\d+$/)];
  expect(await Promise.all(paths.map(visit))).toEqual(paths.map(() => refused));
  const stale = [404, '110 - "Response is Stale"'];
  await expect.poll(() => warningAt('/groupe')).toEqual(stale);
  await locking.query('rollback');
  expect(await visit('/one')).toEqual([404, null]);
});

test('a page whose read model is not served is refused, without a line for each request', async () => {
  const database = await createMigratedDatabase();
  const lines: string[] = [];
  const here = await startedParvis(
    { PARVIS_DATABASE_URL: database.url },
    { logLines: { write: (line) => void lines.push(line) } },
  );
  onTestFinished(async () => {
    await here.stop();
    await database.drop();
  });
  await database.pool.query(
    `update projection_state set state = 'detached' where name = 'page-fragments'`,
  );
  expect((await fetch(`${here.origin}/groupe`)).status).toBe(503);
  expect(lines.filter((line) => line.includes('requestId'))).toEqual([]);
});
