import { describe, expect, test } from 'vitest';
import { onConnection } from '../postgres/transaction.ts';
import { CheckpointMoved } from '../postgres/transient-error.ts';
import { createNext, switchOver } from './rebuild.ts';
import { requestRebuild } from './request-rebuild.ts';
import { moveCheckpoints, readSlots } from './slots.ts';
import { countSlotReads } from './testing/count-slot-reads.ts';
import { projectionWorld, until, waitForState, waitLimitMs } from './testing/projection-world.ts';
import {
  closedEvent,
  failingProjection,
  idsOf,
  openAccounts,
  seenBy,
  tally,
} from './testing/tally.ts';

describe('rebuilding', () => {
  test('leaves the served rows in place until the new ones are complete', async () => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 50);
    const engine = start([tally()]);
    await engine.waitUntil(['tally'], await log.head(), waitLimitMs);
    await db.pool.query(`insert into tally.seen values ('litter', 0)`);
    await engine.rebuild('tally');
    openAccounts(log, 5);
    await until(async () => !(await seenBy(db.pool)).includes('litter'));
    expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
    expect(await seenBy(db.pool)).toEqual(idsOf(log));
    expect(await seenBy(db.pool, 'tally_previous')).toContain('litter');
    // A reader that has seen the former generation must not take the new one for it.
    const { rows } = await db.pool.query('select generation from projection_state');
    expect(rows).toEqual([{ generation: 2 }]);
  });

  test('starts automatically when the projection has a new version', async () => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 20);
    const first = start([tally()]);
    await first.waitUntil(['tally'], await log.head(), waitLimitMs);
    await first.stop();
    const second = start([tally('tally', { version: 2 })]);
    const version = async () =>
      (await db.pool.query<{ version: number }>('select distinct version from tally.seen')).rows;
    await until(async () => (await version())[0]?.version === 2);
    expect(await seenBy(db.pool)).toEqual(idsOf(log));
    expect((await second.statuses())[0]).toMatchObject({ version: 2, rebuild: null });
  });

  test('that fails at an event leaves the served rows alone', async () => {
    const { log, db, start } = await projectionWorld();
    const armed = { now: false };
    openAccounts(log, 4);
    log.append('account-1', closedEvent);
    const engine = start([failingProjection('tally', armed)]);
    await engine.waitUntil(['tally'], await log.head(), waitLimitMs);
    armed.now = true;
    await engine.rebuild('tally');
    await until(async () => (await engine.statuses())[0]?.rebuild?.state === 'failed');
    openAccounts(log, 1);
    expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
    expect((await engine.statuses())[0]).toMatchObject({ state: 'live', failure: null });
    armed.now = false;
    await engine.retry('tally');
    await waitForState(engine, 'tally', 'live');
    expect(await seenBy(db.pool)).toEqual(idsOf(log));
    expect(await seenBy(db.pool, 'tally_previous')).toEqual(idsOf(log));
  });

  test('of a new version that fails leaves its process at rest', async () => {
    const { log, start } = await projectionWorld();
    log.append('account-1', closedEvent);
    const first = start([tally()]);
    await first.waitUntil(['tally'], await log.head(), waitLimitMs);
    await first.stop();
    const meddle = () => {
      throw new Error('cannot close');
    };
    const pace = { pollMs: 5 };
    const second = start([tally('tally', { version: 2, meddle })], { pace });
    await until(async () => (await second.statuses())[0]?.rebuild?.state === 'failed');
    const slotReads = countSlotReads();
    const moreReads = async () => {
      const before = await slotReads();
      return (await slotReads()) - before;
    };
    await expect.poll(moreReads).toBe(0);
  });

  test('resumes where it stopped when its process ended', async () => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 400);
    const first = start([tally()]);
    await first.waitUntil(['tally'], await log.head(), waitLimitMs);
    await first.rebuild('tally');
    await until(async () => (await first.statuses())[0]?.rebuild !== null);
    await first.stop();
    const second = start([tally()]);
    await waitForState(second, 'tally', 'live');
    expect(await seenBy(db.pool)).toEqual(idsOf(log));
  });

  test('that is requested again before its rows are served does not serve them', async () => {
    const { db, live, next, slots } = await interruptedRebuild();
    const complete = { ...next, state: 'live', position: live.position } as const;
    await requestRebuild(db.pool, tally());
    const replacing = onConnection(db.pool, (client) => switchOver(client, live, complete));
    await expect(replacing).rejects.toBeInstanceOf(CheckpointMoved);
    expect(await slots()).toMatchObject([live, { ...next, state: 'new' }]);
  });

  test('that is requested again during its first batch does not continue', async () => {
    const { db, log, next, slots } = await interruptedRebuild();
    const last = await log.last();
    if (last === undefined) throw new Error('the log is empty');
    await requestRebuild(db.pool, tally());
    expect(await moveCheckpoints(db.pool, [{ from: next, last }])).toEqual([undefined]);
    expect((await slots())[1]).toMatchObject({ state: 'new', position: next.position });
  });

  test.each([
    ['continues unfinished rows of its version', 1, true],
    ['begins again when the unfinished rows are of another version', 2, false],
  ])('%s', async (_, version, continues) => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 4);
    const armed = { now: false };
    const first = start([failingProjection('tally', armed)]);
    await first.waitUntil(['tally'], await log.head(), waitLimitMs);
    // Two batches of ten: the second fails.
    openAccounts(log, 10);
    log.append('account-1', closedEvent);
    await first.waitUntil(['tally'], await log.head(), waitLimitMs);
    armed.now = true;
    await first.rebuild('tally');
    await until(async () => (await first.statuses())[0]?.rebuild?.state === 'failed');
    await first.stop();
    await db.pool.query(`insert into tally_next.seen values ('unfinished', 1)`);
    const second = start([tally('tally', { version })]);
    await waitForState(second, 'tally', 'live');
    const unfinished = continues ? ['unfinished'] : [];
    expect((await seenBy(db.pool)).toSorted()).toEqual([...idsOf(log), ...unfinished].toSorted());
  });
});

/** The slots of a projection that has processed a log, and of a rebuild that has just begun. */
async function interruptedRebuild() {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 5);
  const engine = start([tally()]);
  await engine.waitUntil(['tally'], await log.head(), waitLimitMs);
  await engine.stop();
  await onConnection(db.pool, (client) => createNext(client, tally()));
  const slots = async () =>
    (await readSlots(db.pool, ['tally'])).toSorted((one, other) =>
      one.slot.localeCompare(other.slot),
    );
  const [live, next] = await slots();
  if (live === undefined || next === undefined) throw new Error('there is no rebuild');
  return { db, log, live, next, slots };
}
