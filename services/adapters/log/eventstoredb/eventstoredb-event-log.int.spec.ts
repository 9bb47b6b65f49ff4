import { expect, test } from 'vitest';
import {
  eventsOf,
  type LogUnderTest,
  logForTest,
  newCommandId,
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
  const first = await log.append('page-1', 'no-stream', eventsOf(newCommandId()));
  for (let event = 0; event < 200; event += 1) await store.appendForeign('$metrics', '$counted');
  await log.append('page-2', 'no-stream', eventsOf(newCommandId()));
  if (first.outcome !== 'appended') throw new Error('nobody else appends here');
  const next = await log.readAll(first.position, 1);
  expect(next.map(({ stream }) => stream)).toEqual(['page-2']);
});
