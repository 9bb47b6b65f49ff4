import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { describe } from 'vitest';
import type { LogUnderTest } from '../contract/log-under-test.ts';
import { describeEventLogContract } from '../event-log.contract.ts';
import { openProxiedServer } from './testing/proxied-server.ts';

const image = 'eventstore/eventstore:24.10';
const port = 2113;

/** A running server to use in place of containers. */
const serverUrl = process.env['PARVIS_TEST_LOG_URL']?.replace(/^kurrentdb/, 'esdb');

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

const runtimeAnswers =
  serverUrl === undefined &&
  (await getContainerRuntimeClient().then(
    () => true,
    () => false,
  ));

function circumstances(): string {
  if (serverUrl !== undefined) return 'the one of PARVIS_TEST_LOG_URL';
  if (runtimeAnswers) return 'in a container';
  return 'skipped: no container runtime answers on this machine, and PARVIS_TEST_LOG_URL is not set';
}

describe.skipIf(serverUrl === undefined && !runtimeAnswers)(
  `the real server (${circumstances()})`,
  () => {
    const open = serverUrl === undefined ? openContainer : () => openProxiedServer(serverUrl);
    describeEventLogContract('EventStoreDB', open, {
      busyEvents: 20_000,
      idsUniqueAcrossStreams: false,
    });
  },
);
