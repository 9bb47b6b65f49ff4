import { describeOfferIndexContract } from '@parvis/projections/offer-index/offer-index.contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { fakeTypesense } from './testing/fake-typesense.ts';
import { openFilledIndex } from './testing/filled-index.ts';
import { describeTypesenseRanking } from './testing/ranking.contract.ts';
import { key } from './testing/scripted-server.ts';

let server: Awaited<ReturnType<typeof fakeTypesense>>;
beforeAll(async () => {
  server = await fakeTypesense();
});
afterAll(() => server.close());

describeOfferIndexContract('Typesense, behind a stand-in', (offers) =>
  openFilledIndex({ url: server.url, key }, offers),
);
describeTypesenseRanking('Typesense, behind a stand-in', (offers) =>
  openFilledIndex({ url: server.url, key }, offers),
);
