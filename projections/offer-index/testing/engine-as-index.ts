import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { composeCounts } from '../compose-counts.ts';
import { OfferEngine } from '../offer-engine.ts';
import type { IndexUnderTest } from '../offer-index.contract.ts';

/** Returns the engine as an index, in this thread. */
export function engineAsIndex(offers: ReadonlyMap<OfferId, Offer>): IndexUnderTest {
  const engine = new OfferEngine();
  const known = new Map(offers);
  for (const [id, offer] of offers) engine.put(id, offer);
  return {
    index: {
      async search(query) {
        const { counts, corrected, ...found } = engine.search(query);
        return {
          ...found,
          ...(corrected !== undefined && { corrected }),
          position: startOfLog,
          counts: composeCounts(counts, engine.facetIds),
        };
      },
      suggest: async (typed, locale, limit) => engine.suggest(typed, locale, limit),
      async similar(id, limit) {
        const offer = known.get(id);
        return offer === undefined ? [] : engine.similar(id, offer, limit);
      },
      position: async () => startOfLog,
      isWhole: async () => true,
    },
    async put(id, offer) {
      known.set(id, offer);
      engine.put(id, offer);
    },
    remove: async (id) => engine.remove(id),
    close: async () => undefined,
  };
}
