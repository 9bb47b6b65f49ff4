import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { refusalOfFault } from '../../http/faults.ts';
import { openPool } from './open-pool.ts';

test('a caller that waits too long for a connection gets a sentence that says so, and the next one is served', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { size: 1, patienceMs: 2_000 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const held = await pool.connect();
  const queries = [pool.query('select 1'), pool.connect()];
  for (const outcome of await Promise.allSettled(queries)) {
    const fault: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
    expect(fault).toMatchObject({
      name: 'NoConnection',
      message:
        'The database gave no connection within 2 s: it does not answer, or all 1 connections are in use.',
    });
    expect(refusalOfFault(fault)).toEqual({ code: 'unavailable' });
  }
  held.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
