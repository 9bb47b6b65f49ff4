import { GenericContainer, Wait } from 'testcontainers';
import { describe } from 'vitest';
import { findRealServer } from '../../testing/real-server.ts';
import type { LogUnderTest } from '../contract/log-under-test.ts';
import { describeEventLogContract } from '../event-log.contract.ts';
import { openProxiedServer } from './testing/proxied-server.ts';

const image = 'eventstore/eventstore:24.10';
const port = 2113;

const real = await findRealServer('PARVIS_TEST_LOG_URL');
const serverUrl = real.url?.replace(/^kurrentdb/, 'esdb');

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
  const address = `${container.getHost()}:${container.getMappedPort(port)}`;
  return openProxiedServer(`esdb://${address}?tls=false`, () => container.stop());
}

describe.skipIf(!real.isThere)(`the real server (${real.circumstances})`, () => {
  const open = serverUrl === undefined ? openContainer : () => openProxiedServer(serverUrl);
  describeEventLogContract('EventStoreDB', open, {
    busyEvents: 20_000,
    idsUniqueAcrossStreams: false,
  });
});
