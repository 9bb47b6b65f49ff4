import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { describe, expect, test } from 'vitest';
import type { Projection } from './projection.ts';
import type { InMemoryEventLog } from './testing/in-memory-event-log.ts';
import { projectionWorld, until, waitForState, waitLimitMs } from './testing/projection-world.ts';
import {
  closedEvent,
  failingProjection,
  idsOf,
  openAccounts,
  openedEvent,
  seenBy,
  tally,
} from './testing/tally.ts';

describe('an event that cannot be folded', () => {
  test('stops only its projection, at the event, and names it; a retry continues', async () => {
    const { log, db, start } = await projectionWorld();
    const armed = { now: true };
    openAccounts(log, 14);
    log.append('account-3', closedEvent);
    openAccounts(log, 8);
    const engine = start([failingProjection('tally', armed), tally('other')]);
    await waitForState(engine, 'tally', 'failed');
    expect(await engine.waitUntil(['other'], await log.head(), waitLimitMs)).toBe(true);
    const [status] = await engine.statuses();
    expect(status?.failure).toEqual({
      eventId: 'log-15',
      type: 'AccountClosed',
      stream: 'account-3',
      revision: 1,
      position: log.events[14]?.position,
      error: 'cannot close',
      at: '2026-03-01T09:00:00.000Z',
    });
    expect(status?.position).toBe(log.events[13]?.position);
    expect(await seenBy(db.pool)).toEqual(idsOf(log).slice(0, 14));
    armed.now = false;
    expect(await engine.retry('tally')).toEqual({ ok: true, value: undefined });
    expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
    expect(await seenBy(db.pool)).toEqual(idsOf(log));
    await waitForState(engine, 'tally', 'live');
  });

  test('is skipped once an operator decides to skip it, and the operator is recorded', async () => {
    const { log, db, start } = await projectionWorld();
    openAccounts(log, 3);
    log.append('account-1', closedEvent);
    openAccounts(log, 3);
    const engine = start([failingProjection('tally', { now: true })]);
    await waitForState(engine, 'tally', 'failed');
    expect((await engine.skip('tally', 'account00009')).ok).toBe(true);
    expect(await engine.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
    expect(await seenBy(db.pool)).toEqual(idsOf(log).filter((id) => id !== 'log-4'));
    const skips = await db.pool.query(
      'select name, event_id, "position", skipped_by, skipped_at from projection_skip',
    );
    expect(skips.rows).toEqual([
      {
        name: 'tally',
        event_id: 'log-4',
        position: log.events[3]?.position,
        skipped_by: 'account00009',
        skipped_at: new Date('2026-03-01T09:00:00.000Z'),
      },
    ]);
  });

  test('is retried when a process starts', async () => {
    const { log, start } = await projectionWorld();
    log.append('account-1', openedEvent, closedEvent);
    const first = start([failingProjection('tally', { now: true })]);
    await waitForState(first, 'tally', 'failed');
    await first.stop();
    const second = start([tally()]);
    expect(await second.waitUntil(['tally'], await log.head(), waitLimitMs)).toBe(true);
  });

  test('may have a type unknown to this build', async () => {
    const { log, start } = await projectionWorld();
    log.append('account-1', { type: 'TideTurned', data: {} });
    const engine = start([tally()]);
    await waitForState(engine, 'tally', 'failed');
    expect((await engine.statuses())[0]?.failure).toMatchObject({
      type: 'TideTurned',
      error: 'this build knows no event of type TideTurned',
    });
  });

  test('stops only the projections that read it: not those of other streams, and none when it is another application’s', async () => {
    const { log, start } = await projectionWorld();
    log.append('menu-1', { type: 'TideTurned', data: {} });
    log.append('account-1', openedEvent);
    log.append('menu-2', { type: 'MenuSaved', data: {}, version: 99 });
    log.append('basket-1', closedEvent, { type: 'TideTurned', data: {} });
    log.append('account-2', openedEvent);
    log.events.push({ ...lastOf(log), position: next(log), malformed: 'its metadata lack actor' });
    const foreign: string[] = [];
    const failures: string[] = [];
    const menus: Projection = { ...tally('menus'), handles: ['MenuSaved'] };
    const engine = start([tally(), menus], {
      onForeign: (name, events) => foreign.push(...events.map(({ type }) => `${name}: ${type}`)),
      onFailure: (name, { error }) => failures.push(`${name}: ${error}`),
    });
    await waitForState(engine, 'menus', 'failed');
    await waitForState(engine, 'tally', 'failed');
    expect(failures.sort()).toEqual([
      'menus: this build knows no event of type TideTurned',
      'tally: its metadata lack actor',
    ]);
    expect(foreign).toEqual(['tally: AccountClosed', 'tally: TideTurned']);
    await engine.skip('menus', 'account00009');
    await until(async () => failures.length === 3);
    expect(failures[2]).toBe('menus: this build reads MenuSaved up to version 1, not 99');
  });

  test('requests of operators that cannot be fulfilled are refused', async () => {
    const { start } = await projectionWorld();
    const engine = start([tally()]);
    await waitForState(engine, 'tally', 'live');
    const code = (value: string) => ({ ok: false, refusals: [{ code: value }] });
    expect(await engine.retry('tally')).toEqual(code('projection-not-failed'));
    expect(await engine.skip('tally', 'account00009')).toEqual(code('projection-not-failed'));
    expect(await engine.retry('unheard-of')).toEqual(code('projection-not-found'));
    expect(await engine.skip('unheard-of', 'a')).toEqual(code('projection-not-found'));
    expect(await engine.rebuild('unheard-of')).toEqual(code('projection-not-found'));
  });
});

function lastOf(log: InMemoryEventLog): RecordedEvent {
  const last = log.events.at(-1);
  if (last === undefined) throw new Error('the log is empty');
  return { ...last, id: `log-${log.events.length + 1}`, revision: last.revision + 1 };
}

function next(log: InMemoryEventLog) {
  return positionFrom(BigInt(log.events.length + 1));
}
