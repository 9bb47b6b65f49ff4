import { setTimeout as delay } from 'node:timers/promises';
import type { Position } from '@parvis/contracts/log/position.ts';
import { expect, test, vi } from 'vitest';
import type { Queryable } from '../postgres/queryable.ts';
import { countSlotReads } from './testing/count-slot-reads.ts';
import { InMemoryEventLog } from './testing/in-memory-event-log.ts';
import { projectionWorld, until, waitForState, waitLimitMs } from './testing/projection-world.ts';
import { idsOf, openAccounts, openedEvent, seenBy, tally } from './testing/tally.ts';

test('every event of the log is seen once, in order, and the projection is live', async () => {
  const { log, db, start } = await projectionWorld();
  openAccounts(log, 35);
  const engine = start([tally()]);
  expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  await waitForState(engine, 'tally', 'live');
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
  expect(await engine.statuses()).toEqual([
    {
      name: 'tally',
      version: 1,
      state: 'live',
      position: await log.head(),
      failure: null,
      lagMs: 0,
      rebuild: null,
    },
  ]);
});

test('a position after the last handled event is reached', async () => {
  const { log, start } = await projectionWorld();
  log.append('account-1', openedEvent);
  const head = log.append('lock-1', { type: 'LockTaken', data: {} });
  const engine = start([tally()]);
  expect(await engine.waitUntil(['tally'], head, waitLimitMs)).toBe(true);
});

test('growth of the log wakes it, and its commits are announced with their tags', async () => {
  const { log, bus, start } = await projectionWorld();
  const engine = start([tally()]);
  await waitForState(engine, 'tally', 'live');
  const position = log.append('account-7', openedEvent);
  log.announce();
  expect(await engine.waitUntil(['tally'], position, waitLimitMs)).toBe(true);
  await until(() => bus.hints.some(({ about }) => about === 'projection'));
  expect(bus.hints).toContainEqual({
    about: 'projection',
    projection: 'tally',
    position,
    tags: ['account-7'],
  });
});

test('a commit of very many tags is announced with the first of them', async () => {
  const { log, bus, start } = await projectionWorld();
  const pace = { pageSize: 1_000 };
  const engine = start([tally()], { pace });
  await waitForState(engine, 'tally', 'live');
  openAccounts(log, 600);
  const position = await log.head();
  expect(await engine.waitUntil(['tally'], position, waitLimitMs)).toBe(true);
  await until(() => bus.hints.some((hint) => 'position' in hint && hint.position === position));
  const counts = bus.hints.map((hint) => (hint.about === 'projection' ? hint.tags.length : 0));
  expect(Math.max(...counts)).toBe(500);
});

test('a commit does not wait for the disk', async () => {
  const { log, start } = await projectionWorld();
  const settings: unknown[] = [];
  const meddle = async (sql: Queryable) => {
    const { rows } = await sql.query(
      `select setting, source from pg_settings where name = 'synchronous_commit'`,
    );
    settings.push(...rows);
  };
  const engine = start([tally('tally', { meddle })]);
  const position = log.append('account-7', openedEvent);
  expect(await engine.waitUntil(['tally'], position, waitLimitMs)).toBe(true);
  expect(settings).toEqual([{ setting: 'off', source: 'session' }]);
});

test('appended events are read once for all projections', async () => {
  const { log, start } = await projectionWorld();
  const names = ['one', 'two', 'three'];
  const engine = start(names.map((name) => tally(name)));
  for (const name of names) await waitForState(engine, name, 'live');
  const readAll = vi.spyOn(log, 'readAll');
  const before = await log.head();
  const position = log.append('account-7', openedEvent);
  log.announce();
  expect(await engine.waitUntil(names, position, waitLimitMs)).toBe(true);
  const pages = await Promise.all(readAll.mock.results.map(({ value }) => value));
  expect(readAll.mock.calls.filter(([after]) => after === before).length).toBeGreaterThan(0);
  expect(pages.filter((events) => events.length > 0)).toHaveLength(1);
});

test('the projections that come first commit before the others begin', async () => {
  const { log, bus, start } = await projectionWorld();
  const committed: string[] = [];
  let end: Position | undefined;
  bus.subscribe((hint) => {
    if (hint.about === 'projection' && hint.position === end) committed.push(hint.projection);
  });
  const seenByOthers: (readonly string[])[] = [];
  const meddle = async () => {
    if ((await log.head()) === end) seenByOthers.push([...committed]);
  };
  const pace = { pollMs: 10 * waitLimitMs, restMs: 0, othersAfterMs: 10 * waitLimitMs };
  const others = ['one', 'two'].map((name) => tally(name, { meddle }));
  const engine = start([...others, tally('pages')], { pace, first: ['pages'] });
  const names = ['one', 'two', 'pages'];
  for (const name of names) await waitForState(engine, name, 'live');
  // One that is still looking for events when the log grows waits for nobody; after a commit of all
  // that was announced, each sleeps.
  const settled = log.append('account-6', openedEvent);
  log.announce();
  const hasSettled = (name: string) =>
    bus.hints.some(
      (hint) =>
        hint.about === 'projection' && hint.projection === name && hint.position === settled,
    );
  await until(() => names.every(hasSettled));
  await delay(20);
  end = log.append('account-7', openedEvent);
  log.announce();
  await until(() => seenByOthers.length === 2);
  expect(seenByOthers.map(([first]) => first)).toEqual(['pages', 'pages']);
});

test('the others do not rest while a reader waits for one of them', async () => {
  const { log, start } = await projectionWorld();
  const late = 10 * waitLimitMs;
  const pace = { pollMs: late, restMs: late, othersAfterMs: late };
  const engine = start([tally('history'), tally('pages')], { pace, first: ['pages'] });
  for (const name of ['history', 'pages']) await waitForState(engine, name, 'live');
  const end = log.append('account-7', openedEvent);
  log.announce();
  expect(await engine.waitUntil(['history'], end, waitLimitMs)).toBe(true);
});

test('what is appended during a batch of one that rests is handled with what follows it', async () => {
  const { log, start } = await projectionWorld();
  const late = 10 * waitLimitMs;
  const pace = { pollMs: late, restMs: late, othersAfterMs: late };
  const batches: number[] = [];
  const grow = () => {
    const end = log.append('account-7', openedEvent);
    log.announce();
    return end;
  };
  const meddle = async (_sql: Queryable, types: readonly string[]) => {
    batches.push(types.length);
    if (batches.length === 1) grow();
  };
  const engine = start([tally('history', { meddle }), tally('pages')], { pace, first: ['pages'] });
  for (const name of ['history', 'pages']) await waitForState(engine, name, 'live');
  await engine.waitUntil(['history'], grow(), waitLimitMs);
  await delay(50);
  await engine.waitUntil(['history'], grow(), waitLimitMs);
  expect(batches).toEqual([1, 2]);
});

test('slots are not read again when the log grows', async () => {
  const { db, log, start } = await projectionWorld();
  const pace = { pollMs: 5 };
  const engine = start([tally()], { pace });
  await waitForState(engine, 'tally', 'live');
  const slotReads = countSlotReads();
  const growAndLook = async () => {
    log.append('account-7', openedEvent);
    log.announce();
    await until(async () => (await seenBy(db.pool)).length === log.events.length);
    return slotReads();
  };
  await growAndLook();
  const before = await growAndLook();
  expect(await growAndLook()).toBe(before);
});

test('slots are not read again by a process that found nothing to do', async () => {
  const { log, start } = await projectionWorld();
  const pace = { pollMs: 5 };
  const first = start([tally()], { pace });
  await waitForState(first, 'tally', 'live');
  await first.stop();
  const slotReads = countSlotReads();
  start([tally()], { pace });
  await until(async () => (await slotReads()) > 0);
  const readsAfterHint = async () => {
    const before = await slotReads();
    log.announce();
    return (await slotReads()) - before;
  };
  // Its slot is known once the end of the log is.
  await until(async () => (await readsAfterHint()) === 0);
  expect(await readsAfterHint()).toBe(0);
});

test('events appended while the end of the log is being prefetched do not wait for a poll', async () => {
  const { log, db, start } = await projectionWorld();
  const [entered, finish] = [gate(), gate()];
  const meddle = async () => {
    if ((await log.head()) !== end) return;
    entered.open();
    await finish.isOpen;
  };
  const pace = { pollMs: 5 };
  const engine = start([tally('tally', { meddle })], { pace });
  await waitForState(engine, 'tally', 'live');
  openAccounts(log, 15);
  const end = await log.head();
  await entered.isOpen;
  openAccounts(log, 20);
  const looks = vi.spyOn(log, 'head');
  await until(() => looks.mock.calls.length > 3);
  finish.open();
  expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  expect(await seenBy(db.pool)).toEqual(idsOf(log));
});

test('a projection that sleeps in its transaction, one that fails and one that is rebuilt delay no other', async () => {
  const { log, start } = await projectionWorld();
  openAccounts(log, 30);
  const [asleep, wake] = [gate(), gate()];
  const sleep = async () => {
    asleep.open();
    await wake.isOpen;
  };
  const fail = () => {
    throw new Error('no');
  };
  const engine = start([
    tally('sleeping', { meddle: sleep }),
    tally('failing', { meddle: fail }),
    tally('rebuilt'),
    tally('other'),
  ]);
  await asleep.isOpen;
  await waitForState(engine, 'failing', 'failed');
  await waitForState(engine, 'rebuilt', 'live');
  await engine.rebuild('rebuilt');
  for (let round = 0; round < 3; round += 1) {
    openAccounts(log, 5);
    expect(await engine.waitUntil(['other', 'rebuilt'], await log.head(), waitLimitMs)).toBe(true);
  }
  await waitForState(engine, 'rebuilt', 'live');
  wake.open();
  expect(await engine.waitUntil(['sleeping'], await log.head(), waitLimitMs)).toBe(true);
});

test('waiting for a position that is never reached ends', async () => {
  const { log, start } = await projectionWorld();
  const engine = start([tally()]);
  const ahead = new InMemoryEventLog();
  openAccounts(ahead, 3);
  openAccounts(log, 1);
  expect(await engine.waitUntil(['tally'], await ahead.head(), 60)).toBe(false);
  expect(await engine.waitUntil(['unheard-of'], await log.head(), 60)).toBe(false);
});

test('lag is the age of the oldest event that is not in the rows', async () => {
  const { log, start } = await projectionWorld();
  openAccounts(log, 1);
  const poisoned = tally('tally', {
    meddle: () => {
      throw new Error('no');
    },
  });
  const engine = start([poisoned]);
  await waitForState(engine, 'tally', 'failed');
  const at = Date.parse(log.events[0]?.metadata.occurredAt ?? '');
  const [status] = await engine.statuses();
  expect(status?.lagMs).toBe(Date.parse('2026-03-01T09:00:00.000Z') - at);
  log.away = true;
  expect((await engine.statuses())[0]?.lagMs).toBe(null);
});

function gate(): { readonly open: () => void; readonly isOpen: Promise<void> } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), isOpen };
}
