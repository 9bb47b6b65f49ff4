import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startedParvis } from './testing/started-parvis.ts';

test('while the database does not respond, visitors are told when to retry, and it recovers by itself', async () => {
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
  expect(await visit('/groupe')).toEqual([404, null]);
  await locking.query('begin; lock table projection_state in access exclusive mode');
  const paths = ['/one', '/two', '/three', '/four'];
  const refused = [503, expect.stringMatching(/^\d+$/)];
  expect(await Promise.all(paths.map(visit))).toEqual(paths.map(() => refused));
  await locking.query('rollback');
  expect(await visit('/one')).toEqual([404, null]);
});
