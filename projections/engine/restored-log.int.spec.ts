import { describe, expect, test } from 'vitest';
import { InMemoryEventLog } from './testing/in-memory-event-log.ts';
import { projectionWorld, waitForState, waitLimitMs } from './testing/projection-world.ts';
import { idsOf, openAccounts, seenBy, tally } from './testing/tally.ts';

describe('a log other than the one from which the rows were built', () => {
  test.each([
    ['is older: its newest events are missing', 'log', 8],
    ['holds another event at the checkpoint', 'other', 12],
  ])('detaches the projection when it %s, until it is rebuilt', async (_, id, length) => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 12);
    const engine = start([tally()]);
    expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
    await engine.stop();
    const restored = new InMemoryEventLog(id);
    openAccounts(restored, length);
    const detached: string[] = [];
    const again = start([tally()], {
      log: restored,
      onDetached: (name) => void detached.push(name),
    });
    await waitForState(again, 'tally', 'detached');
    expect(detached).toEqual(['tally']);
    expect(await again.waitUntil(['tally'], await restored.head(), 60)).toBe(false);
    await expect(db.pool.query(`select read_position('tally')`)).rejects.toThrow('is not served');
    await again.rebuild('tally');
    expect(await again.waitUntil(['tally'], await restored.head(), waitLimitMs)).toBe(true);
    expect(await seenBy(db.pool)).toEqual(idsOf(restored));
  });

  test('is recognised as the same when it has only grown', async () => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 12);
    const engine = start([tally()]);
    await engine.waitUntil(['tally'], await log.head(), waitLimitMs);
    await engine.stop();
    openAccounts(log, 3);
    const again = start([tally()]);
    expect(await again.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
    expect(await seenBy(db.pool)).toEqual(idsOf(log));
  });
});
