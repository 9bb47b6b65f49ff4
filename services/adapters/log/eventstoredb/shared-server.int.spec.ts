import { afterAll, beforeAll, describe } from 'vitest';
import { appendingContract } from '../contract/appending.contract.ts';
import { readingContract } from '../contract/reading.contract.ts';
import { subscribingContract } from '../contract/subscribing.contract.ts';
import { openProxiedServer } from './testing/proxied-server.ts';
import { WireServer } from './testing/wire-server.ts';

const server = new WireServer();

beforeAll(() => server.start());
afterAll(() => server.stop());

describe('one server for the whole contract, with the events of earlier tests', () => {
  const open = () => openProxiedServer(server.connectionString);
  appendingContract(open, false);
  readingContract(open);
  subscribingContract(open);
});
