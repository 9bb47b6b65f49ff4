import { positionFrom } from '@parvis/contracts/log/position.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LogNotifications } from './log-notifications.ts';

const at = (ordinal: number) => positionFrom(BigInt(ordinal));
const patience = { timeout: 30_000, interval: 5 };

/** Opens the notifications of two processes: one that watches, and one that appends. */
async function twoProcesses() {
  const database = await createTestDatabase();
  const [watching, appending] = [
    new LogNotifications(database.url, database.pool),
    new LogNotifications(database.url, database.pool),
  ];
  onTestFinished(async () => {
    await Promise.all([watching.close(), appending.close()]);
    await database.drop();
  });
  const heard: unknown[] = [];
  watching.watch((end) => heard.push(end));
  // The log may have grown before it listens.
  await vi.waitFor(() => expect(heard).toEqual([undefined]), patience);
  return { database, watching, appending, heard };
}

async function connectionsOf({ pool }: TestDatabase): Promise<readonly number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name like 'parvis listens%'`,
  );
  return rows.map(({ pid }) => pid);
}

test('a few appends are announced immediately, and those that follow them in a short time together', async () => {
  const { appending, heard } = await twoProcesses();
  for (const ordinal of [5, 6, 7, 8, 9]) appending.announce(at(ordinal));
  // Notifications over several connections may arrive in another order.
  const announced = new Set([undefined, ...[5, 6, 7, 9].map(at)]);
  await vi.waitFor(() => expect(new Set(heard)).toEqual(announced), patience);
});

test('a process of an earlier release notifies without a position', async () => {
  const { database, heard } = await twoProcesses();
  await database.pool.query('notify log_grew');
  await vi.waitFor(() => expect(heard).toEqual([undefined, undefined]), patience);
});

test('a lost connection is replaced by one, and none is kept after closing or without watchers', async () => {
  const { database, watching, heard } = await twoProcesses();
  const [lost, ...others] = await connectionsOf(database);
  expect(others).toEqual([]);
  await database.pool.query('select pg_terminate_backend($1)', [lost]);
  await vi.waitFor(() => expect(heard).toEqual([undefined, undefined]), patience);
  const [replacement, ...more] = await connectionsOf(database);
  expect(replacement).not.toBe(lost);
  expect(more).toEqual([]);
  await watching.close();
  await vi.waitFor(async () => expect(await connectionsOf(database)).toEqual([]), patience);
});
