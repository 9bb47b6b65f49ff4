import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { Signal } from '@parvis/projections/follower/signal.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LogListener, LogNotifier } from './log-notifications.ts';

async function listening(): Promise<{
  database: TestDatabase;
  signal: Signal;
  listener: LogListener;
}> {
  const database = await createTestDatabase();
  const signal = new Signal();
  const listener = new LogListener(database.url, signal);
  onTestFinished(async () => {
    await listener.close();
    await database.drop();
  });
  listener.start();
  // It raises the signal once it listens, because the log may have grown before.
  await vi.waitFor(() => expect(signal.raised).toBe(1), 10_000);
  return { database, signal, listener };
}

async function connectionsOf({ pool }: TestDatabase): Promise<readonly number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'parvis log listener'`,
  );
  return rows.map(({ pid }) => pid);
}

test('a notification of any process raises the signal, and many in a short time raise it once', async () => {
  const { database, signal } = await listening();
  const notifier = new LogNotifier(database.pool);
  for (let call = 0; call < 5; call += 1) notifier.notifySoon();
  await vi.waitFor(() => expect(signal.raised).toBe(2), 10_000);
  notifier.notifySoon();
  await vi.waitFor(() => expect(signal.raised).toBe(3), 10_000);
  await notifier.close();
});

test('a lost connection is replaced by one, and none is opened after closing', async () => {
  const { database, signal, listener } = await listening();
  const [lost] = await connectionsOf(database);
  await database.pool.query('select pg_terminate_backend($1)', [lost]);
  await vi.waitFor(() => expect(signal.raised).toBe(2), 10_000);
  const [replacement, ...others] = await connectionsOf(database);
  expect(replacement).not.toBe(lost);
  expect(others).toEqual([]);
  await listener.close();
  await vi.waitFor(async () => expect(await connectionsOf(database)).toEqual([]), 10_000);
  listener.start();
  expect(await connectionsOf(database)).toEqual([]);
});
