import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startedParvis } from './testing/started-parvis.ts';

test('while the database does not respond, visitors get cached pages marked as stale, and otherwise a time to retry at, and it recovers by itself', async () => {
  const database = await createMigratedDatabase();
  const here = await startedParvis({ PARVIS_DATABASE_URL: database.url });
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
  expect(await warningAt('/groupe')).toEqual([404, null]);
  expect(await visit('/groupe')).toEqual([404, null]);
  await locking.query('begin; lock table projection_state in access exclusive mode');
  const paths = ['/one', '/two', '/three', '/four'];
  const refused = [503, expect.stringMatching(/^\d+$/)];
  expect(await Promise.all(paths.map(visit))).toEqual(paths.map(() => refused));
  expect(await warningAt('/groupe')).toEqual([404, '110 - "Response is Stale"']);
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
