import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { RecordingBus } from '../engine/testing/in-process-bus.ts';
import { openAccounts } from '../engine/testing/tally.ts';
import { type LogConsumer, untilWoken } from './follower.ts';
import { listUnled } from './list-unled.ts';
import { LogReader, type LogReaderDeps } from './log-reader.ts';

const lock = 'parvis followers of a spec';

/** Opens a log and a database, and readers of them as in separate processes. */
async function processes() {
  const { url, drop } = await createTestDatabase();
  const open: (() => Promise<void>)[] = [drop];
  onTestFinished(async () => {
    for (const close of open.toReversed()) await close();
  });
  const poolOf = () => {
    // Dropping its database terminates connections that are still closing.
    const pool = new Pool({ connectionString: url, max: 4 }).on('error', () => undefined);
    open.push(() => pool.end());
    return pool;
  };
  const log = new InMemoryEventLog();
  return {
    log,
    poolOf,
    /** Stores something. */
    store: () => poolOf().query('create table if not exists stored (); drop table stored'),
    start(followers: Record<string, LogConsumer>, parts: Partial<LogReaderDeps> = {}) {
      const errors: string[] = [];
      const onError = (cause: unknown) => void errors.push(String(cause));
      const pace = { pollMs: 5, restMs: 1, othersAfterMs: 5, ...parts.pace };
      const bus = new RecordingBus();
      const reader = new LogReader({ log, pool: poolOf(), bus, onError, ...parts, pace });
      const followings = Object.entries(followers).map(([name, consumer]) =>
        reader.follow(consumer, { name, lockName: lock, onError }),
      );
      reader.start();
      const stop = async () => {
        await Promise.all(followings.map((following) => following.stop()));
        await reader.stop();
      };
      open.push(stop);
      return { reader, errors, stop, bus };
    },
  };
}

/** Returns a consumer that records its calls. */
function recording(work: () => Promise<number> = async () => untilWoken) {
  const calls: string[] = [];
  const consumer: LogConsumer = {
    begin: async () => void calls.push('begin'),
    async handleBatch() {
      calls.push('batch');
      return work();
    },
  };
  return { calls, consumer };
}

/** The states of the database that polls found. */
const polled = ({ hints }: RecordingBus) =>
  hints.flatMap((hint) => (hint.about === 'polled' ? [hint.state] : []));

const batches = (calls: readonly string[]) => calls.filter((call) => call === 'batch').length;

test('one of two processes leads, and the other takes over once it has stopped', async () => {
  const { start } = await processes();
  const [first, second] = [recording(async () => 1), recording(async () => 1)];
  const leading = start({ first: first.consumer });
  await expect.poll(() => first.calls).toContain('batch');
  start({ second: second.consumer });
  await expect.poll(() => first.calls.length).toBeGreaterThan(20);
  expect(second.calls).toEqual([]);
  await leading.stop();
  await expect.poll(() => second.calls).toContain('batch');
  expect(first.calls.filter((call) => call === 'begin')).toHaveLength(1);
});

test('a lock that no process leads under is known to all', async () => {
  const { start, poolOf } = await processes();
  const pool = poolOf();
  const unled = () => listUnled(pool, [lock, 'parvis another']);
  expect(await unled()).toEqual([lock, 'parvis another']);
  const { stop } = start({ one: recording().consumer });
  await expect.poll(unled).toEqual(['parvis another']);
  await stop();
  await expect.poll(unled).toEqual([lock, 'parvis another']);
});

test('a process whose connection is lost leads again, and its followers begin anew', async () => {
  const { start, poolOf } = await processes();
  const { calls, consumer } = recording();
  const { errors } = start({ one: consumer });
  await expect.poll(() => calls).toContain('batch');
  await poolOf().query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(() => calls.filter((call) => call === 'begin')).toHaveLength(2);
  expect(errors).not.toEqual([]);
});

test('a follower that sleeps in its batch, and one that always fails, delay no other', async () => {
  const { log, start } = await processes();
  let wake = () => {};
  const asleep = new Promise<number>((resolve) => {
    wake = () => resolve(untilWoken);
  });
  onTestFinished(() => wake());
  const sleeping = recording(() => asleep);
  const failing = recording(() => Promise.reject(new Error('a batch that fails')));
  const other = recording();
  const { errors } = start(
    { sleeping: sleeping.consumer, failing: failing.consumer, other: other.consumer },
    { pace: { pollMs: 60_000 } },
  );
  for (const { calls } of [sleeping, failing, other])
    await expect.poll(() => calls).toContain('batch');
  for (let round = 0; round < 3; round += 1) {
    const before = batches(other.calls);
    openAccounts(log, 1);
    log.announce();
    await expect.poll(() => batches(other.calls)).toBeGreaterThan(before);
  }
  expect(batches(sleeping.calls)).toBe(1);
  expect(new Set(errors)).toEqual(new Set(['Error: a batch that fails']));
  expect(other.calls.filter((call) => call === 'begin')).toHaveLength(1);
});

test('one poll finds for all followers what nobody announced, and the log is read once for all', async () => {
  const { log, start } = await processes();
  const names = ['one', 'two', 'three'];
  const seen: string[] = [];
  const reading = (name: string) => {
    let after = log.events[0]?.position;
    return recording(async () => {
      const events = after === undefined ? [] : await reader.pages.read(after);
      after = events.at(-1)?.position ?? after;
      seen.push(...events.map(({ id }) => `${name} ${id}`));
      return untilWoken;
    }).consumer;
  };
  openAccounts(log, 1);
  const { reader } = start(Object.fromEntries(names.map((name) => [name, reading(name)])));
  const readAll = vi.spyOn(log, 'readAll');
  openAccounts(log, 2);
  await expect.poll(() => seen).toHaveLength(6);
  expect(new Set(seen)).toEqual(
    new Set(names.flatMap((name) => [`${name} log-2`, `${name} log-3`])),
  );
  const pages = await Promise.all(readAll.mock.results.map(({ value }) => value));
  expect(pages.filter((events) => events.length > 0)).toHaveLength(1);
});

test('followers are woken when a watched value changes, and only once for it', async () => {
  const { start, store } = await processes();
  const { calls, consumer } = recording();
  const { reader, bus } = start({ one: consumer });
  let state = 'failed';
  reader.watch(async () => state);
  const settled = async () => {
    const before = polled(bus).length;
    await expect.poll(() => polled(bus).length).toBeGreaterThan(before + 2);
    return batches(calls);
  };
  const before = await settled();
  state = 'running';
  await store();
  const after = await settled();
  expect(after).toBe(before + 1);
  expect(await settled()).toBe(after);
});

test('each poll says whether something was stored in any database of the server', async () => {
  const { start, store } = await processes();
  const elsewhere = await createTestDatabase();
  onTestFinished(() => elsewhere.drop());
  const { bus } = start({ one: recording().consumer });
  const states = async () => {
    const before = polled(bus).length;
    await expect.poll(() => polled(bus).length).toBeGreaterThan(before + 2);
    return new Set(polled(bus).slice(before + 1));
  };
  for (const write of [store, () => elsewhere.pool.query('create table stored ()')]) {
    const before = await states();
    await write();
    for (const state of await states()) expect(before).not.toContain(state);
  }
});

test('where one server stores the log too, the log is read once for each state, and growth that nobody announced is found', async () => {
  const { log, start, store } = await processes();
  const { calls, consumer } = recording();
  const head = vi.spyOn(log, 'head');
  const { bus } = start({ one: consumer }, { hasOneServer: true });
  await expect.poll(() => polled(bus).length).toBeGreaterThan(20);
  const states = new Set(polled(bus)).size;
  expect(head.mock.calls.length).toBeLessThanOrEqual(states + 1);
  const before = batches(calls);
  openAccounts(log, 1);
  await store();
  await expect.poll(() => batches(calls)).toBeGreaterThan(before);
});

test('a log on another server is read by each poll', async () => {
  const { log, start } = await processes();
  const { calls, consumer } = recording();
  start({ one: consumer });
  await expect.poll(() => calls).toContain('batch');
  const before = batches(calls);
  openAccounts(log, 1);
  await expect.poll(() => batches(calls)).toBeGreaterThan(before);
});
