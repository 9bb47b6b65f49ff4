import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test, vi } from 'vitest';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { openAccounts } from '../engine/testing/tally.ts';
import { SharedPages } from './shared-pages.ts';

const size = 10;
const after = (ordinal: number) => positionFrom(BigInt(ordinal));

function logWith(events: number) {
  const log = new InMemoryEventLog();
  openAccounts(log, events);
  const readAll = vi.spyOn(log, 'readAll');
  return { log, readAll, pages: new SharedPages(log, size) };
}

test('a full page is read once, however many readers request it', async () => {
  const { log, readAll, pages } = logWith(100);
  const [one, other] = await Promise.all([pages.read(after(20)), pages.read(after(20))]);
  expect(await pages.read(after(20))).toBe(one);
  expect(other).toBe(one);
  expect(one).toEqual(log.events.slice(20, 30));
  expect(readAll).toHaveBeenCalledTimes(1);
});

test('appended events are read once, however many readers request them', async () => {
  const { log, readAll, pages } = logWith(25);
  expect(await pages.read(after(20))).toHaveLength(5);
  expect(await pages.read(after(20))).toBe(await pages.read(after(20)));
  expect(readAll).toHaveBeenCalledTimes(1);
  openAccounts(log, 3);
  pages.expectMore(after(28));
  expect(await pages.read(after(20))).toHaveLength(8);
});

test('a page being read while the log grows is read again', async () => {
  const { log, readAll, pages } = logWith(25);
  let respond: (() => void) | undefined;
  readAll.mockImplementationOnce(async (...range) => {
    const events = log.events.slice(20);
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    expect(range).toEqual([after(20), size]);
    return events;
  });
  const early = pages.read(after(20));
  openAccounts(log, 3);
  pages.expectMore(after(28));
  expect(await pages.read(after(20))).toHaveLength(8);
  respond?.();
  expect(await early).toHaveLength(5);
  expect(await pages.read(after(20))).toHaveLength(8);
});

test('the end of the log is read again', async () => {
  const { log, pages } = logWith(25);
  expect(await pages.read(after(25))).toEqual([]);
  openAccounts(log, 3);
  expect(await pages.read(after(25))).toHaveLength(3);
});

test('once the end of the log is read, no full page before it is kept', async () => {
  const { readAll, pages } = logWith(25);
  await pages.read(after(10));
  await pages.read(after(20));
  await pages.read(after(10));
  expect(readAll).toHaveBeenCalledTimes(3);
});

test('appended events are there for a reader that is slower than the others', async () => {
  const { readAll, pages } = logWith(25);
  await pages.read(after(20));
  await pages.read(after(25));
  expect(await pages.read(after(20))).toHaveLength(5);
  expect(readAll).toHaveBeenCalledTimes(2);
});

test('the end is known once announced, and never moves back', () => {
  const { pages } = logWith(25);
  expect(pages.isEnd(after(25))).toBe(false);
  pages.expectMore(after(25));
  pages.expectMore(after(20));
  expect([after(24), after(25), after(26)].map((one) => pages.isEnd(one))).toEqual([
    false,
    true,
    true,
  ]);
});

test('after the log was restored from a backup, every page is read again', async () => {
  const { log, pages } = logWith(25);
  pages.endIs(after(25));
  expect(await pages.read(after(20))).toHaveLength(5);
  log.events.splice(22);
  pages.endIs(after(22));
  expect(await pages.read(after(20))).toHaveLength(2);
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
