import { describe, expect, test } from 'vitest';
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
