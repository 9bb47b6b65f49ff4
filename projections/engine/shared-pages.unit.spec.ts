import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test, vi } from 'vitest';
import { SharedPages } from './shared-pages.ts';
import { InMemoryEventLog } from './testing/in-memory-event-log.ts';
import { openAccounts } from './testing/tally.ts';

const size = 10;
const after = (ordinal: number) => positionFrom(BigInt(ordinal));

function logWith(events: number) {
  const log = new InMemoryEventLog();
  openAccounts(log, events);
  const readAll = vi.spyOn(log, 'readAll');
  return { log, readAll, pages: new SharedPages(log, size) };
}

test('a full page is read once, however many want it', async () => {
  const { log, readAll, pages } = logWith(100);
  const [one, other] = await Promise.all([pages.read(after(20)), pages.read(after(20))]);
  expect(await pages.read(after(20))).toBe(one);
  expect(other).toBe(one);
  expect(one).toEqual(log.events.slice(20, 30));
  expect(readAll).toHaveBeenCalledTimes(1);
});

test('a page at the end of the log is read anew, as it may have grown', async () => {
  const { log, pages } = logWith(25);
  expect(await pages.read(after(20))).toHaveLength(5);
  openAccounts(log, 3);
  expect(await pages.read(after(20))).toHaveLength(8);
});

test('a page that could not be read is read again', async () => {
  const { log, pages } = logWith(25);
  log.away = true;
  await expect(pages.read(after(0))).rejects.toThrow(LogUnavailable);
  log.away = false;
  expect(await pages.read(after(0))).toHaveLength(size);
});

test('only a few pages are kept', async () => {
  const { readAll, pages } = logWith(200);
  for (let page = 0; page < 10; page += 1) await pages.read(after(page * size));
  await pages.read(after(9 * size));
  expect(readAll).toHaveBeenCalledTimes(10);
  await pages.read(after(0));
  expect(readAll).toHaveBeenCalledTimes(11);
});
