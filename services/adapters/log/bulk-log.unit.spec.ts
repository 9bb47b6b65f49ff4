import type { EventLog, RecordedEvent, StreamAppend } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { BulkLog } from './bulk-log.ts';
import { newCommandId, sampleEvents } from './contract/log-under-test.ts';

const unused = () => {
  throw new Error('nothing but whole pages and groups is expected');
};

/** A log with events, that notes each call which writes. */
function storedLog(stored: readonly RecordedEvent[] = []) {
  const calls: (readonly StreamAppend[])[] = [];
  const log: EventLog = {
    append: unused,
    readStream: unused,
    head: unused,
    last: unused,
    watch: unused,
    close: unused,
    readAll: async (after) => stored.filter(({ position }) => position > after),
    async appendInOrder(appends) {
      calls.push(appends);
      return appends.map(() => ({ outcome: 'appended', revision: 0, position: positionFrom(1n) }));
    },
  };
  return { log, calls };
}

test('what was appended is read back at once, and written later, in its order', async () => {
  const { log, calls } = storedLog();
  const bulk = await BulkLog.open(log);
  const [first, second, third] = [sampleEvents('a', 2), sampleEvents('b'), sampleEvents('c')];
  await bulk.append('page-1', 'no-stream', first);
  await bulk.append('page-2', 'no-stream', second);
  expect(await bulk.append('page-1', 1, third)).toEqual({
    outcome: 'appended',
    revision: 2,
    position: positionFrom(4n),
  });
  expect((await bulk.readStream('page-1')).map(({ id }) => id)).toEqual(
    [...first, ...third].map(({ id }) => id),
  );
  const [newest] = await bulk.readStream('page-1', { direction: 'backwards', limit: 1 });
  expect(newest).toMatchObject({ id: third[0]?.id, revision: 2 });
  expect(await bulk.readStream('page-1', { from: 1, limit: 1 })).toMatchObject([{ revision: 1 }]);
  expect(await bulk.readAll(positionFrom(2n), 1)).toMatchObject([{ stream: 'page-2' }]);
  expect(calls).toEqual([]);
  await bulk.flush();
  await bulk.flush();
  expect(calls.map((call) => call.map(({ stream }) => stream))).toEqual([
    ['page-1', 'page-2', 'page-1'],
  ]);
});

test('a long history is written in groups while it goes on', async () => {
  const { log, calls } = storedLog();
  const bulk = await BulkLog.open(log);
  for (let n = 0; n < 600; n += 1)
    await bulk.append(`page-${n}`, 'no-stream', sampleEvents(newCommandId(), 2));
  await bulk.flush();
  expect(calls.map((call) => call.length)).toEqual([250, 250, 100]);
});

test('a history continues what the log has: repeated appends and other revisions write nothing', async () => {
  const events = sampleEvents('a', 2);
  const stored = events.map((event, revision) => ({
    ...event,
    stream: 'page-1',
    revision,
    position: positionFrom(BigInt(revision + 1)),
  }));
  const { log, calls } = storedLog(stored);
  const bulk = await BulkLog.open(log);
  expect(await bulk.append('page-1', 'no-stream', events)).toEqual({
    outcome: 'repeated',
    revision: 1,
    position: positionFrom(2n),
  });
  const other = sampleEvents('b');
  expect(await bulk.append('page-1', 'no-stream', other)).toEqual({
    outcome: 'conflict',
    actual: 1,
  });
  expect(await bulk.append('page-2', 0, other)).toEqual({
    outcome: 'conflict',
    actual: 'no-stream',
  });
  expect(await bulk.append('page-2', 'no-stream', events)).toMatchObject({ outcome: 'conflict' });
  await bulk.flush();
  expect(calls).toEqual([]);
});

test('times do not decrease along the history', async () => {
  const bulk = await BulkLog.open(storedLog().log);
  const [late, early] = ['2026-05-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z'];
  await bulk.append('page-1', 'no-stream', sampleEvents('a', 1, { occurredAt: late }));
  await bulk.append('page-2', 'no-stream', sampleEvents('b', 1, { occurredAt: early }));
  expect(await bulk.readStream('page-2')).toMatchObject([{ metadata: { occurredAt: late } }]);
});

test('a history ends when another process has appended to one of its streams', async () => {
  const { log } = storedLog();
  const bulk = await BulkLog.open({
    ...log,
    appendInOrder: async () => [{ outcome: 'conflict', actual: 4 }],
  });
  await bulk.append('page-1', 'no-stream', sampleEvents('a'));
  await expect(bulk.flush()).rejects.toThrow('another process appended to page-1 meanwhile');
  await bulk.append('page-2', 'no-stream', sampleEvents('b'));
  await expect(bulk.flush()).rejects.toThrow('page-1');
});
