import { positionFrom, startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { beforeAllEvents, containsPlace, placeOf, readEnd } from './place.ts';

function logOf(events: number, id?: string): InMemoryEventLog {
  const log = new InMemoryEventLog(id);
  for (let n = 0; n < events; n += 1) log.append('stream', { type: 'Noted', data: {} });
  return log;
}

function placeAt(log: InMemoryEventLog, index: number) {
  const event = log.events[index];
  if (event === undefined) throw new Error(`the log has no event ${index}`);
  return placeOf(event);
}

test('a log contains the place of each of its events, its end and its beginning', async () => {
  const log = logOf(3);
  expect(await containsPlace(log, placeAt(log, 1))).toBe(true);
  expect(await containsPlace(log, await readEnd(log))).toBe(true);
  expect(await containsPlace(log, beforeAllEvents)).toBe(true);
  expect(beforeAllEvents.position).toBe(startOfLog);
});

test('a truncated log contains neither the place of a lost event nor its former end', async () => {
  const [before, cut] = [logOf(3), logOf(2)];
  expect(await containsPlace(cut, placeAt(before, 2))).toBe(false);
  expect(await containsPlace(cut, await readEnd(before))).toBe(false);
});

test('a log does not contain a place that now has another event', async () => {
  expect(await containsPlace(logOf(3, 'restored'), placeAt(logOf(3), 2))).toBe(false);
});

test('a log copied in another order does not contain the former place of an event', async () => {
  const log = logOf(3);
  const place = placeAt(log, 1);
  expect(await containsPlace(log, { ...place, position: positionFrom(9n) })).toBe(false);
});
