import type { LogUnderTest } from '../contract/log-under-test.ts';
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
