import { describeOfferIndexContract } from '@parvis/projections/offer-index/offer-index.contract.ts';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { afterAll, beforeAll, describe } from 'vitest';
import type { TypesenseServer } from '../../../adapters/config/configuration.ts';
import { findRealServer } from '../../../adapters/testing/real-server.ts';
import { openFilledIndex } from './testing/filled-index.ts';
import { describeTypesenseRanking } from './testing/ranking.contract.ts';

const image = 'typesense/typesense:30.1';
const port = 8_108;
const key = 'a-key-of-tests';

/** The address of a running server contains its key as the password. */
const real = await findRealServer('PARVIS_TEST_TYPESENSE');

describe.skipIf(!real.isThere)(`the real Typesense (${real.circumstances})`, () => {
  let container: StartedTestContainer | undefined;
  let server: TypesenseServer;
  beforeAll(async () => {
    if (real.url !== undefined) {
      const { origin, password } = new URL(real.url);
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
});
