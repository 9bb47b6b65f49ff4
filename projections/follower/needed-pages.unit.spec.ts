import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, positionFrom, startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test, vi } from 'vitest';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { NeededPages } from './needed-pages.ts';
import { SharedPages } from './shared-pages.ts';

const size = 64;
const after = (ordinal: number) => positionFrom(BigInt(ordinal));

/** A log of 1,000 events, of which every hundredth is needed. */
function followedLog() {
  const log = new InMemoryEventLog();
  for (let n = 0; n < 1_000; n += 1) {
    const type = n % 100 === 0 ? 'Rare' : 'Usual';
    log.append(`stream-${n}`, { type, data: {} });
  }
  return { log, readAll: vi.spyOn(log, 'readAll'), pages: new SharedPages(log, size) };
}

async function readToEnd(reader: NeededPages): Promise<readonly RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  let last: Position = startOfLog;
  for (;;) {
    const events = await reader.read(last);
    if (events.length === 0) return found;
    found.push(...events);
    last = events.at(-1)?.position ?? last;
  }
}

test('who is far behind and needs few events reads without the others, and misses none', async () => {
  const { log, readAll, pages } = followedLog();
  const found = await readToEnd(new NeededPages(pages, ['Usual']));
  const rare = ({ type }: RecordedEvent) => type === 'Rare';
  expect(found.filter(rare)).toEqual(log.events.filter(rare));
  expect(readAll.mock.calls[0]).toEqual([after(0), size]);
  expect(readAll.mock.calls[1]).toEqual([after(64), size, ['Usual']]);
  expect(found.length).toBeLessThan(100);
});

test('who needs many events shares pages with others', async () => {
  const { readAll, pages } = followedLog();
  const found = await Promise.all([
    readToEnd(new NeededPages(pages, ['Rare'])),
    readToEnd(new NeededPages(pages, [])),
  ]);
  expect(found.map(({ length }) => length)).toEqual([1_000, 1_000]);
  expect(readAll.mock.calls.every((call) => call.length === 2)).toBe(true);
});

test('who has caught up shares pages again', async () => {
  const { log, readAll, pages } = followedLog();
  const reader = new NeededPages(pages, ['Usual']);
  pages.endIs(after(1_000));
  let last = startOfLog;
  while (!pages.isEnd(last)) last = (await reader.read(last)).at(-1)?.position ?? last;
  log.append('stream-1', { type: 'Usual', data: {} });
  pages.expectMore(after(1_001));
  expect(await reader.read(after(1_000))).toEqual(log.events.slice(1_000));
  expect(readAll).toHaveBeenLastCalledWith(after(1_000), size);
});

test('a log that leaves nothing out is read together with others', async () => {
  const { log, readAll, pages } = followedLog();
  readAll.mockImplementation(async (from, limit) =>
    log.events.slice(Number(from), Number(from) + limit),
  );
  expect(await readToEnd(new NeededPages(pages, ['Usual']))).toEqual(log.events);
  expect(readAll.mock.calls.filter((call) => call.length === 3)).toHaveLength(1);
});
