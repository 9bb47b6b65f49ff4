import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { describe } from 'vitest';
import type { LogUnderTest } from '../contract/log-under-test.ts';
import { describeEventLogContract } from '../event-log.contract.ts';
import { BreakableProxy } from '../testing/breakable-proxy.ts';
import { EventStoreDbEventLog } from './eventstoredb-event-log.ts';

const image = 'eventstore/eventstore:24.10';
const port = 2113;

async function openContainer(): Promise<LogUnderTest> {
  const container = await new GenericContainer(image)
    .withEnvironment({
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_MEM_DB: 'true',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
    })
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCode(204))
    .start();
  const proxy = new BreakableProxy({
    host: container.getHost(),
    port: container.getMappedPort(port),
  });
  await proxy.start();
  const logs: EventStoreDbEventLog[] = [];
  return {
    open() {
      const connectionString = `esdb://127.0.0.1:${proxy.port}?tls=false`;
      const log = new EventStoreDbEventLog({ connectionString });
      logs.push(log);
      return log;
    },
    loseNextAnswer: () => proxy.loseAnswerTo('ModuleSaved'),
    async appendForeign(stream, type) {
      const address = `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`;
      const client = EventStoreDBClient.connectionString(address);
      await client.appendToStream(stream, jsonEvent({ type, data: {} }));
      await client.dispose();
    },
    goAway: () => proxy.stop(),
    comeBack: () => proxy.start(),
    async dispose() {
      await Promise.all(logs.map((log) => log.close()));
      await proxy.stop();
      await container.stop();
    },
  };
}

const runtimeAnswers = await getContainerRuntimeClient().then(
  () => true,
  () => false,
);

const circumstances = runtimeAnswers
  ? 'in a container'
  : 'skipped: no container runtime answers on this machine';

describe.skipIf(!runtimeAnswers)(`the real server (${circumstances})`, () => {
  describeEventLogContract('EventStoreDB in a container', openContainer, {
    busyEvents: 20_000,
    idsUniqueAcrossStreams: false,
  });
});
