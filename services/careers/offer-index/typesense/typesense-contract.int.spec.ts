import { describeOfferIndexContract } from '@parvis/projections/offer-index/offer-index.contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { openFilledIndex } from './testing/filled-index.ts';
import { describeTypesenseRanking } from './testing/ranking.contract.ts';
import { key } from './testing/scripted-server.ts';
import { searchingServer } from './testing/searching-server.ts';

let server: Awaited<ReturnType<typeof searchingServer>>;
beforeAll(async () => {
  server = await searchingServer();
});
afterAll(() => server.close());

describeOfferIndexContract('Typesense, behind a stand-in', (offers) =>
  openFilledIndex({ url: server.url, key }, offers),
);
describeTypesenseRanking('Typesense, behind a stand-in', (offers) =>
  openFilledIndex({ url: server.url, key }, offers),
);
