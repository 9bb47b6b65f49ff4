import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test, vi } from 'vitest';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { openAccounts } from '../engine/testing/tally.ts';
import { ReadAhead } from './read-ahead.ts';
import { SharedPages } from './shared-pages.ts';

const size = 10;
const after = (ordinal: number) => positionFrom(BigInt(ordinal));

function readerOf(events: number) {
  const log = new InMemoryEventLog();
  openAccounts(log, events);
  const readAll = vi.spyOn(log, 'readAll');
  return { log, readAll, reader: new ReadAhead(new SharedPages(log, size)) };
}

test('the next page is prefetched while the last is being written', async () => {
  const { log, readAll, reader } = readerOf(25);
  expect(await reader.read(after(0))).toEqual(log.events.slice(0, 10));
  expect(readAll.mock.calls).toEqual([
    [after(0), size],
    [after(10), size],
  ]);
  expect(await reader.read(after(10))).toEqual(log.events.slice(10, 20));
});

test('a page that could not be prefetched is read again', async () => {
  const { log, readAll, reader } = readerOf(25);
  readAll.mockImplementationOnce(async () => log.events.slice(0, 10));
  readAll.mockRejectedValueOnce(new LogUnavailable('away'));
  await reader.read(after(0));
  await expect(reader.read(after(10))).rejects.toThrow(LogUnavailable);
  expect(await reader.read(after(10))).toEqual(log.events.slice(10, 20));
});
