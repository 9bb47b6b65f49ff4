import { families } from '@parvis/contracts/log/event-families.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { advance } from '../engine/advance.ts';
import { createLive } from '../engine/rebuild.ts';
import { readSlots } from '../engine/slots.ts';
import { workFromStart } from '../engine/testing/at-work.ts';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { openedEvent } from '../engine/testing/tally.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { findInstant, positionAt } from './find-instants.ts';
import { logInstants } from './log-instants.ts';

const firstMs = Date.UTC(2026, 0, 5, 8);

/** Returns a log whose events occurred at these distances from each other, in milliseconds. */
function logWithSteps(steps: readonly number[]): InMemoryEventLog {
  const log = new InMemoryEventLog();
  for (const _ of steps) log.append('account-a', openedEvent);
  let at = firstMs;
  for (const [index, step] of steps.entries()) {
    at += step;
    const event = log.events[index];
    if (event === undefined) throw new Error('expected an event for every step');
    const occurredAt = new Date(at).toISOString();
    log.events[index] = { ...event, metadata: { ...event.metadata, occurredAt } };
  }
  return log;
}

test('an instant is the last position whose event occurred by then, to the millisecond', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const steps = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 9 }), async (given, batchSize) => {
      await client.query('delete from projection_state');
      await client.query('drop schema if exists log_instants cascade');
      await createLive(client, logInstants);
      const { events } = logWithSteps(given);
      for (let from = 0; from < events.length; from += batchSize) {
        const [slot] = await readSlots(client, [logInstants.name]);
        if (slot === undefined) throw new Error('expected the read model to have been created');
        const batch = events.slice(from, from + batchSize);
        const done = await advance(workFromStart(client, logInstants), slot, batch);
        expect(done.slot.failure).toBe(null);
      }
      const lastMs = firstMs + given.reduce((sum, step) => sum + step, 0);
      for (let at = firstMs - 1; at <= lastMs + 1; at += 1) {
        const before = events.filter(({ metadata }) => Date.parse(metadata.occurredAt) <= at);
        expect(await positionAt(db.pool, new Date(at))).toBe(before.at(-1)?.position);
      }
      for (const { position, metadata } of events)
        expect((await findInstant(db.pool, position))?.toISOString()).toBe(metadata.occurredAt);
    }),
    { seed: 20_260_105, numRuns: 25 },
  );
});

test('every type of event counts, and an empty log has no instant', async () => {
  const { db, log, start } = await projectionWorld();
  const end = new Date('9999-01-01');
  await expect(positionAt(db.pool, end)).rejects.toThrow(ReadModelNotServed);
  const engine = start([logInstants]);
  expect(await engine.waitUntil(['log-instants'], startOfLog, waitLimitMs)).toBe(true);
  expect(await positionAt(db.pool, end)).toBe(undefined);
  let last: Position = startOfLog;
  for (const { prefix, schemas } of families)
    for (const type of Object.keys(schemas)) last = log.append(`${prefix}1`, { type, data: {} });
  log.announce();
  expect(await engine.waitUntil(['log-instants'], last, waitLimitMs)).toBe(true);
  expect(await positionAt(db.pool, end)).toBe(last);
  expect(await findInstant(db.pool, last)).toEqual(
    new Date(log.events.at(-1)?.metadata.occurredAt ?? 0),
  );
});
