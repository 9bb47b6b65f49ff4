import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { IndexUnderTest } from '@parvis/projections/offer-index/offer-index.contract.ts';
import type { TypesenseServer } from '../../../../adapters/config/configuration.ts';
import { documentVersion } from '../offer-document.ts';
import { openClient } from '../open-client.ts';
import { TypesenseOfferIndex } from '../typesense-offer-index.ts';
import { TypesenseOffers } from '../typesense-offers.ts';

/** Opens an index with only these offers, on a server. */
export async function openFilledIndex(
  server: TypesenseServer,
  offers: ReadonlyMap<OfferId, Offer>,
): Promise<IndexUnderTest> {
  const client = openClient(server, 10);
  const filled = new TypesenseOffers(client);
  const known = new Map(offers);
  const collection = await filled.create();
  await filled.write(collection, [...offers]);
  const made = { database: 'a test', generation: 1, version: documentVersion };
  await filled.show({ position: positionFrom(1n), collection, ...made });
  const options = { timeoutMs: 100, onUnavailable: () => undefined };
  return {
    index: new TypesenseOfferIndex({ client, readOffer: async (id) => known.get(id), ...options }),
    async put(id, offer) {
      known.set(id, offer);
      await filled.write(collection, [[id, offer]]);
    },
    remove: (id) => filled.write(collection, [[id, null]]),
    close: async () => undefined,
  };
}
