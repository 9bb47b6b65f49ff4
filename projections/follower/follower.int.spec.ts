import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { Follower, type LogConsumer } from './follower.ts';
import { listUnled } from './list-unled.ts';

/** Returns a follower without work that records its calls. */
function recordingConsumer(calls: string[], handleBatch: () => Promise<boolean>): LogConsumer {
  return {
    lockName: 'parvis follower of a spec',
    begin: async () => void calls.push('begin'),
    async handleBatch() {
      calls.push('batch');
      return handleBatch();
    },
  };
}

/** Opens a pool. Dropping its database terminates connections that are still closing. */
function openPoolOf(connectionString: string, max: number): Pool {
  return new Pool({ connectionString, max }).on('error', () => undefined);
}

/** Starts followers, each on its own pool, as in separate processes. */
async function followers() {
  const { url, drop } = await createTestDatabase();
  const pools: Pool[] = [];
  const begun: Follower[] = [];
  onTestFinished(async () => {
    await Promise.all(begun.map((one) => one.stop()));
    await Promise.all(pools.map((pool) => pool.end()));
    await drop();
  });
  return (calls: string[], handleBatch: () => Promise<boolean> = async () => false) => {
    const pool = openPoolOf(url, 1);
    pools.push(pool);
    const follower = new Follower(recordingConsumer(calls, handleBatch), {
      pool,
      pace: { pollMs: 5, standbyMs: 5 },
      onError: () => calls.push('error'),
    });
    begun.push(follower);
    follower.start();
    return follower;
  };
}

test('a reader of the log that no process leads is known to all', async () => {
  const { url, drop } = await createTestDatabase();
  const [own, another] = [openPoolOf(url, 1), openPoolOf(url, 1)];
  onTestFinished(async () => {
    await Promise.all([own.end(), another.end()]);
    await drop();
  });
  const follower = new Follower(
    recordingConsumer([], async () => false),
    {
      pool: own,
      pace: { pollMs: 5, standbyMs: 5 },
      onError: () => undefined,
    },
  );
  const unled = () => listUnled(another, [follower.lockName, 'parvis another']);
  expect(await unled()).toEqual([follower.lockName, 'parvis another']);
  follower.start();
  await expect.poll(unled).toEqual(['parvis another']);
  await follower.stop();
  await expect.poll(unled).toEqual([follower.lockName, 'parvis another']);
});

test('one of two followers leads, and the other takes over once it has stopped', async () => {
  const follow = await followers();
  const [first, second]: [string[], string[]] = [[], []];
  const leader = follow(first);
  await expect.poll(() => first).toContain('batch');
  follow(second);
  await expect.poll(() => first.length).toBeGreaterThan(20);
  expect(second).toEqual([]);
  await leader.stop();
  await expect.poll(() => second).toContain('batch');
  expect(first.filter((call) => call === 'begin')).toHaveLength(1);
});

test('a follower whose batch fails restarts on another connection', async () => {
  const follow = await followers();
  const calls: string[] = [];
  let failures = 1;
  follow(calls, async () => {
    if (failures-- > 0) throw new Error('a batch that fails once');
    return false;
  });
  await expect.poll(() => calls.slice(0, 5)).toEqual(['begin', 'batch', 'error', 'begin', 'batch']);
});
