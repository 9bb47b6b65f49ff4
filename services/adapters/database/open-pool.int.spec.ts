import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusalOfFault } from '../../http/faults.ts';
import { migrate } from './migrate.ts';
import { openPool } from './open-pool.ts';

test('a caller that waits too long for a connection gets a specific error, and the next one is served', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { size: 1, timeoutMs: 2_000 });
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
        'The database gave no connection within 2 s: it does not respond, or all 1 connections are in use.',
    });
    expect(refusalOfFault(fault)).toEqual({ code: 'unavailable' });
  }
  held.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a password configured separately from the address may contain any character', async () => {
  const database = await createTestDatabase();
  const address = new URL(database.url);
  const password = "p@ss:w/rd#?%20&'é";
  const role = `signs_${address.pathname.slice(1)}`;
  await database.pool.query(`create role ${role} login password '${password.replace("'", "''")}'`);
  await database.pool.query(`grant all on database "${address.pathname.slice(1)}" to ${role}`);
  await database.pool.query(`grant all on schema public to ${role}`);
  address.username = role;
  address.password = '';
  vi.stubEnv('PGPASSWORD', password);
  const pool = openPool(address.href);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await pool.end();
    await database.pool.query(`drop owned by ${role} cascade`);
    await database.pool.query(`drop role ${role}`);
    await database.drop();
  });
  expect((await pool.query('select current_user as name')).rows).toEqual([{ name: role }]);
  await expect(migrate(address.href, { first: { up: async () => undefined } })).resolves.toEqual([
    'first',
  ]);
});
