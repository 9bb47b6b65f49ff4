import { once } from 'node:events';
import { createServer } from 'node:net';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusalOfFault } from '../../http/faults.ts';
import { migrate } from './migrate.ts';
import { openPool } from './open-pool.ts';
import { withQueryTimeout } from './query-timeout.ts';

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

test('a single statement may be limited; a transaction takes as long as it needs', async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { size: 1, statementMs: 200 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({
    name: 'NoConnection',
    message: 'The database gave no response within 0.2 s.',
  });
  await expect(withQueryTimeout(pool, 100).query('select pg_sleep(5)')).rejects.toThrow('0.1 s');
  const one = { name: 'one', text: 'select $1::int as one', values: [1] };
  expect((await pool.query(one)).rows).toEqual([{ one: 1 }]);
  const client = await pool.connect();
  await expect(client.query('select pg_sleep(0.4)')).resolves.toMatchObject({ rowCount: 1 });
  client.release();
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

/** Messages of a PostgreSQL server: ready for queries, and at the same moment ended. */
const readyAndEnded = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
]);

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

test('a connection that is lost as soon as it is open fails the query of its user', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(readyAndEnded));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pool = openPool(`postgres://someone@127.0.0.1:${port}/any?sslmode=disable`);
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow('not queryable');
  client.release(true);
});
