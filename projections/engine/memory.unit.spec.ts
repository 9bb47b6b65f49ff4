import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { Memories } from './memories.ts';
import { loadMissing, Memory, RememberedEntries } from './memory.ts';
import type { Slot } from './slots.ts';

const slotAt = (ordinal: bigint, change: Partial<Slot> = {}): Slot => ({
  name: 'tally',
  slot: 'live',
  version: 1,
  generation: 1,
  state: 'live',
  position: positionFrom(ordinal),
  eventId: `event-${ordinal}`,
  eventStream: 'account-1',
  eventRevision: 0,
  failure: null,
  ...change,
});

test('a memory is found at the checkpoint where it was stored', () => {
  const memories = new Memories();
  const memory = memories.take(slotAt(1n));
  memories.keep(slotAt(2n), memory);
  expect(memories.take(slotAt(2n))).toBe(memory);
});

test.each([
  ['further on', slotAt(3n)],
  ['after another event at that position', slotAt(2n, { eventId: 'another' })],
  ['in rows that were built anew', slotAt(2n, { generation: 2 })],
  ['in the rows of a rebuild', slotAt(2n, { slot: 'next' })],
])('a memory does not belong to rows %s', (_where, slot) => {
  const memories = new Memories();
  const memory = new Memory();
  memories.keep(slotAt(2n), memory);
  expect(memories.take(slot)).not.toBe(memory);
});

test('a memory that was taken and not stored again is gone', () => {
  const memories = new Memories();
  memories.keep(slotAt(2n), new Memory());
  const taken = memories.take(slotAt(2n));
  expect(memories.take(slotAt(2n))).not.toBe(taken);
});

test('entries are known only under their memory, and forgotten when there are too many', () => {
  const remembered = new RememberedEntries(() => new Map<string, number>());
  const memory = new Memory();
  const known = remembered.under(memory);
  expect(remembered.under(memory)).toBe(known);
  expect(remembered.under(new Memory())).not.toBe(known);
  for (let number = 0; number < 5_001; number += 1) known.set(String(number), number);
  expect(remembered.under(memory).size).toBe(0);
});

test('only unknown entries are loaded, once', async () => {
  const known = new Map([['a', 1]]);
  const loaded: string[][] = [];
  await loadMissing(known, ['a', 'b', 'b', 'c'], async (missing) => {
    loaded.push(missing);
    return [['b', 2]];
  });
  await loadMissing(known, ['a', 'b'], () => Promise.reject(new Error('nothing is missing')));
  expect(loaded).toEqual([['b', 'c']]);
  expect([...known]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});
