import { describeOfferIndexContract } from '@parvis/projections/offer-index/offer-index.contract.ts';
import {
  GenericContainer,
  getContainerRuntimeClient,
  type StartedTestContainer,
  Wait,
} from 'testcontainers';
import { afterAll, beforeAll, describe } from 'vitest';
import type { TypesenseServer } from '../../../adapters/config/configuration.ts';
import { openFilledIndex } from './testing/filled-index.ts';
import { describeTypesenseRanking } from './testing/ranking.contract.ts';

const image = 'typesense/typesense:30.1';
const port = 8_108;
const key = 'a-key-of-tests';

/** A running server to use in place of containers: its address, with the key as its password. */
const serverUrl = process.env['PARVIS_TEST_TYPESENSE'];

const runtimeAnswers =
  serverUrl === undefined &&
  (await getContainerRuntimeClient().then(
    () => true,
    () => false,
  ));

function circumstances(): string {
  if (serverUrl !== undefined) return 'the one of PARVIS_TEST_TYPESENSE';
  if (runtimeAnswers) return 'in a container';
  return 'skipped: no container runtime answers on this machine, and PARVIS_TEST_TYPESENSE is not set';
}

describe.skipIf(serverUrl === undefined && !runtimeAnswers)(
  `the real Typesense (${circumstances()})`,
  () => {
    let container: StartedTestContainer | undefined;
    let server: TypesenseServer;
    beforeAll(async () => {
      if (serverUrl !== undefined) {
        const { origin, password } = new URL(serverUrl);
        server = { url: origin, key: password };
        return;
      }
      container = await new GenericContainer(image)
        .withEnvironment({ TYPESENSE_DATA_DIR: '/tmp', TYPESENSE_API_KEY: key })
        .withExposedPorts(port)
        .withWaitStrategy(Wait.forHttp('/health', port).forStatusCode(200))
        .start();
      const url = `http://${container.getHost()}:${container.getMappedPort(port)}`;
      server = { url, key };
    });
    afterAll(async () => {
      await container?.stop();
    });

    describeOfferIndexContract('Typesense', (offers) => openFilledIndex(server, offers));
    describeTypesenseRanking('Typesense', (offers) => openFilledIndex(server, offers));
  },
);
