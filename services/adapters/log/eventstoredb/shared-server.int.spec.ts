import { afterAll, beforeAll, describe } from 'vitest';
import { describeAppends } from '../contract/appends.contract.ts';
import { describeReads } from '../contract/reads.contract.ts';
import { describeWatching } from '../contract/watching.contract.ts';
import { openProxiedServer } from './testing/proxied-server.ts';
import { WireServer } from './testing/wire-server.ts';

const server = new WireServer();

beforeAll(() => server.start());
afterAll(() => server.stop());

describe('one server for the whole contract, with the events of earlier tests', () => {
  const open = () => openProxiedServer(server.connectionString);
  describeAppends(open, false);
  describeReads(open);
  describeWatching(open);
});
