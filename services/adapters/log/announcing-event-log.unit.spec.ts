import type { AppendResult, EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InProcessBus } from '../bus/in-process-bus.ts';
import { announcingEventLog } from './announcing-event-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a log whose appends have these results, and the positions that are announced. */
function announced(results: readonly AppendResult[]) {
  const positions: Position[] = [];
  const bus = new InProcessBus();
  bus.subscribe((hint) => {
    if (hint.about === 'log') positions.push(hint.position);
  });
  const left = [...results];
  const log: Pick<EventLog, 'append'> = announcingEventLog(
    Object.assign(new InMemoryEventLog(), {
      append: async () => left.shift() ?? { outcome: 'conflict', actual: 0 },
      subscribe: () => ({ stop: async () => undefined }),
      close: async () => undefined,
    }),
    bus,
  );
  const append = async () => {
    await log.append('stream', 'no-stream', []);
  };
  return { positions, append };
}

const at = (position: bigint): AppendResult => ({
  outcome: 'appended',
  revision: 0,
  position: positionFrom(position),
});

test('an event that is appended alone is announced immediately', async () => {
  const { positions, append } = announced([at(1n), at(2n)]);
  await append();
  await vi.advanceTimersByTimeAsync(0);
  expect(positions).toEqual([positionFrom(1n)]);
  await vi.advanceTimersByTimeAsync(1_000);
  await append();
  await vi.advanceTimersByTimeAsync(0);
  expect(positions).toEqual([positionFrom(1n), positionFrom(2n)]);
});

test('events that follow shortly afterwards are announced together, by the last position', async () => {
  const { positions, append } = announced([at(1n), at(2n), at(4n), at(3n)]);
  for (let n = 0; n < 4; n += 1) await append();
  await vi.advanceTimersByTimeAsync(0);
  expect(positions).toEqual([positionFrom(1n)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(positions).toEqual([positionFrom(1n), positionFrom(4n)]);
});

test('an append that writes nothing is not announced', async () => {
  const { positions, append } = announced([{ outcome: 'conflict', actual: 3 }]);
  await append();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(positions).toEqual([]);
});
