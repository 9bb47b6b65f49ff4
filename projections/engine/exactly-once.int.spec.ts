import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { awaitStatements } from '../postgres/await-statements.ts';
import { CheckpointMoved } from '../postgres/transient-error.ts';
import { advance } from './advance.ts';
import { readSlots } from './slots.ts';
import { workFromStart } from './testing/at-work.ts';
import { projectionWorld, until, waitLimitMs } from './testing/projection-world.ts';
import { idsOf, openAccounts, seenBy, tally } from './testing/tally.ts';

test('a connection that dies between rows and checkpoint loses both, and nothing is duplicated', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 45);
  let batches = 0;
  const engine = start([
    tally('tally', {
      meddle: async (sql) => {
        batches += 1;
        if (batches % 2 === 0) await sql.query('select pg_terminate_backend(pg_backend_pid())');
      },
    }),
  ]);
  expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  expect(batches).toBeGreaterThan(5);
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
});

test('repeatedly killing every connection loses and duplicates nothing', async () => {
  const { log, db, start } = await projectionWorld();
  const engine = start([tally()]);
  for (let round = 0; round < 10; round += 1) {
    openAccounts(log, 30);
    await db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
});

test('one of two processes projects, and the other takes over when it stops', async () => {
  const { log, db, start } = await projectionWorld();
  const [first, second] = [start([tally()]), start([tally()])];
  openAccounts(log, 200);
  expect(await second.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  await first.stop();
  openAccounts(log, 200);
  expect(await second.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  await second.stop();
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
});

test('a writer that lost its lock without noticing writes nothing', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 5);
  const engine = start([tally()]);
  await engine.waitUntil(['tally'], await log.head(), waitLimitMs);
  await engine.stop();
  const [slot] = await readSlots(db.pool, ['tally']);
  if (slot === undefined) throw new Error('the engine left no checkpoint');
  openAccounts(log, 1);
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const take = () => advance(workFromStart(client, tally()), slot, log.events.slice(5));
  await take();
  await expect(take()).rejects.toThrow(CheckpointMoved);
  const conflict = () => Promise.reject(new Error('the rows exist already'));
  const conflicting = { ...tally(), apply: conflict };
  await expect(
    advance(workFromStart(client, conflicting), slot, log.events.slice(5)),
  ).rejects.toThrow(CheckpointMoved);
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
});

test('a batch that fails writes none of the rows that it sent behind the failing one', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 1);
  const behind: Promise<unknown>[] = [];
  const engine = start([
    tally('tally', {
      meddle: async (sql) => {
        const late = delay(20).then(() =>
          sql.query(`insert into tally.seen (event_id, version) values ('stray', 1)`),
        );
        behind.push(late);
        await awaitStatements([sql.query('select 1 / 0'), late]);
      },
    }),
  ]);
  await until(async () => (await engine.statuses())[0]?.state === 'failed');
  await Promise.allSettled(behind);
  expect(await seenBy(db.pool)).toEqual([]);
});

test('an unavailable log does not make a projection fail', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 25);
  log.away = true;
  const engine = start([tally()]);
  await until(async () => (await engine.statuses())[0]?.lagMs === null);
  log.away = false;
  expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
});
