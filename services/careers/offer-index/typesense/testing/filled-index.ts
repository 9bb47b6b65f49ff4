import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { IndexUnderTest } from '@parvis/projections/offer-index/offer-index.contract.ts';
import type { TypesenseServer } from '../../../../adapters/config/configuration.ts';
import type { Installation } from '../installation.ts';
import { documentVersion } from '../offer-document.ts';
import { openClient } from '../open-client.ts';
import { TypesenseOfferIndex } from '../typesense-offer-index.ts';
import { TypesenseOffers } from '../typesense-offers.ts';

/** The installation of tests. */
export const installation: Installation = {
  prefix: 'offers_of_tests',
  database: 'a test',
  url: 'https://bank.example',
};

/** Opens an index with only these offers, on a server. */
export async function openFilledIndex(
  server: TypesenseServer,
  offers: ReadonlyMap<OfferId, Offer>,
): Promise<IndexUnderTest> {
  const client = openClient(server, 10);
  const filled = new TypesenseOffers(client, installation);
  const known = new Map(offers);
  const collection = await filled.create();
  await filled.write(collection, [...offers]);
  const { database, url } = installation;
  const made = { database, url, generation: 1, version: documentVersion };
  const checkpoint = { position: positionFrom(1n), event: null, ...made };
  await filled.show({ collection, checkpoint });
  const options = { installation, timeoutMs: 100, onUnavailable: () => undefined };
  // As in production: what is remembered of all offers is forgotten when their checkpoint changes.
  let position = 1n;
  const write = async (id: OfferId, offer: Offer | null) => {
    await filled.write(collection, [[id, offer]]);
    position += 1n;
    const next = { ...checkpoint, position: positionFrom(position) };
    await filled.setCheckpoint({ collection, checkpoint: next });
  };
  return {
    index: new TypesenseOfferIndex({ client, readOffer: async (id) => known.get(id), ...options }),
    async put(id, offer) {
      known.set(id, offer);
      await write(id, offer);
    },
    remove: (id) => write(id, null),
    close: async () => undefined,
  };
}
