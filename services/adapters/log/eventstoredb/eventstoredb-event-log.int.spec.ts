import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, onTestFinished, test } from 'vitest';
import {
  type LogUnderTest,
  logForTest,
  newCommandId,
  sampleEvents,
} from '../contract/log-under-test.ts';
import { describeEventLogContract } from '../event-log.contract.ts';
import { EventStoreDbEventLog } from './eventstoredb-event-log.ts';
import { WireServer } from './testing/wire-server.ts';

async function openWireServer(): Promise<LogUnderTest> {
  const server = new WireServer();
  await server.start();
  const logs: EventStoreDbEventLog[] = [];
  return {
    open() {
      const log = new EventStoreDbEventLog({ connectionString: server.connectionString });
      logs.push(log);
      return log;
    },
    loseNextResponse: () => server.loseNextResponse(),
    appendForeign: async (stream, type) => server.appendForeign(stream, type),
    becomeUnavailable: async () => server.stop(),
    comeBack: () => server.start(),
    async dispose() {
      await Promise.all(logs.map((log) => log.close()));
      server.stop();
    },
  };
}

describeEventLogContract('EventStoreDB over its wire protocol', openWireServer, {
  busyEvents: 20_000,
  idsUniqueAcrossStreams: false,
});

test('a read passes any number of events of the system between ours', async () => {
  const store = await logForTest(openWireServer);
  const log = store.open();
  const first = await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
  for (let event = 0; event < 200; event += 1) await store.appendForeign('$metrics', '$counted');
  await log.append('page-2', 'no-stream', sampleEvents(newCommandId()));
  if (first.outcome !== 'appended') throw new Error('nobody else appends here');
  const next = await log.readAll(first.position, 1);
  expect(next.map(({ stream }) => stream)).toEqual(['page-2']);
});

const statistics = ['$stats-127.0.0.1:2113', '$statsCollected'] as const;

/** Opens a log with one event of ours. */
async function quietLog() {
  const server = new WireServer();
  await server.start();
  const log = new EventStoreDbEventLog({ connectionString: server.connectionString });
  onTestFinished(async () => {
    await log.close();
    server.stop();
  });
  const appended = await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
  if (appended.outcome !== 'appended') throw new Error('nobody else appends here');
  const { position } = appended;
  const streamsAfter = async (limit: number) =>
    (await log.readAll(position, limit)).map(({ stream }) => stream);
  const addStatistics = (count: number, data?: unknown) => {
    for (let event = 0; event < count; event += 1) server.appendForeign(...statistics, data);
  };
  return { server, log, position, streamsAfter, addStatistics };
}

test('events of the system after our last one are read once', async () => {
  const { server, log, position, streamsAfter, addStatistics } = await quietLog();
  addStatistics(5_000);
  expect(await log.head()).toBe(position);
  const read = server.eventsRead;
  expect(await log.head()).toBe(position);
  expect(await streamsAfter(1)).toEqual([]);
  expect(server.eventsRead - read).toBeLessThan(100);
  expect(await log.readAll(startOfLog, 1)).toHaveLength(1);
  addStatistics(1);
  await log.append('page-2', 'no-stream', sampleEvents(newCommandId()));
  expect(await streamsAfter(10)).toEqual(['page-2']);
  expect((await log.head()) > position).toBe(true);
});

test('a log that was restored from a backup is read again', async () => {
  const { server, log, streamsAfter, addStatistics } = await quietLog();
  addStatistics(1_000);
  await log.head();
  server.restore(1);
  await log.append('page-2', 'no-stream', sampleEvents(newCommandId()));
  addStatistics(2_000);
  expect(await streamsAfter(10)).toEqual(['page-2']);
  await log.head();
  server.restore(0);
  expect(await log.head()).toBe(startOfLog);
});

test('a read passes events of the system that are larger than a page together', async () => {
  const { log, streamsAfter, addStatistics } = await quietLog();
  addStatistics(600, { text: 'x'.repeat(10_000) });
  await log.append('page-2', 'no-stream', sampleEvents(newCommandId()));
  expect(await streamsAfter(1_000)).toEqual(['page-2']);
});
