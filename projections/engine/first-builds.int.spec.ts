import { expect, test } from 'vitest';
import { projectionWorld, until, waitForState, waitLimitMs } from './testing/projection-world.ts';
import { idsOf, openAccounts, seenBy, tally } from './testing/tally.ts';

test('what pages need is built first: the others begin when it is served, and wait for no rebuild', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 100);
  const beside: number[] = [];
  const pages = tally('pages', {
    meddle: async () => {
      const { rows } = await db.pool.query<{ rows: number }>(
        `select count(*)::int as rows from notes.seen`,
      );
      beside.push(rows[0]?.rows ?? 0);
    },
  });
  const builtFirst = { names: ['pages'], afterEvents: 10 };
  const engine = start([pages, tally('notes')], { builtFirst });
  await waitForState(engine, 'pages', 'live');
  // The first events are for all.
  expect(beside.length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...beside)).toBeLessThanOrEqual(10);
  expect(await engine.waitUntil(['pages', 'notes'], await log.head(), waitLimitMs)).toBe(true);
  expect(await seenBy(db.pool, 'notes')).toEqual(idsOf(log));

  await engine.rebuild('pages');
  await engine.stop();
  const later = start([tally('added')], { builtFirst });
  await waitForState(later, 'added', 'live');
  expect(await seenBy(db.pool, 'added')).toEqual(idsOf(log));
});

test('a first build that makes no progress delays the others no longer', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 30);
  let resume = () => {};
  const stuck = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const builtFirst = { names: ['pages'], afterEvents: 10, patienceMs: 50 };
  const engine = start([tally('pages', { meddle: () => stuck }), tally('notes')], { builtFirst });
  try {
    expect(await engine.waitUntil(['notes'], await log.head(), waitLimitMs)).toBe(true);
    expect((await engine.statuses())[0]).toMatchObject({ name: 'pages', state: 'new' });
  } finally {
    resume();
  }
  await until(async () => (await seenBy(db.pool, 'pages')).length === 30);
});
