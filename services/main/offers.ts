import { setTimeout } from 'node:timers/promises';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Connections } from './connections.ts';
import { openOfferIndex } from './offer-index/open-offer-index.ts';
import { PastOffers } from './past-offers.ts';

/** The offers as the pages of one web process search them. */
export interface SearchedOffers {
  /** The index of open offers, whose answers include a position, if one is given. */
  after(position: Position | undefined): OfferIndex;
  /** The index of the offers of a past position. */
  at(position: Position): Promise<OfferIndex>;
  stop(): Promise<void>;
}

/** How long a start waits for the offers to be loaded, in milliseconds; until then the list is browsed. */
const loadingPatienceMs = 10_000;

/** Opens the index of offers of a web process, which follows the read model; resolves when it can be searched. */
export async function openOffersOf(
  { databaseUrl, bus }: Pick<Connections, 'databaseUrl' | 'bus'>,
  reportTrouble: (cause: unknown, where: string) => void,
): Promise<SearchedOffers> {
  const settings = {
    databaseUrl,
    onError: (cause: unknown) => reportTrouble(cause, 'index of offers'),
  };
  const index = openOfferIndex(settings);
  const past = new PastOffers(settings);
  const unsubscribe = bus.subscribe((hint) => {
    if (hint.about === 'projection' && hint.projection === 'offers') index.wake();
  });
  await Promise.race([index.ready, setTimeout(loadingPatienceMs, undefined, { ref: false })]);
  return {
    after: (position) => ({
      search: (query) => index.search(query, position),
      suggest: (...asked) => index.suggest(...asked),
      similar: (...asked) => index.similar(...asked),
      position: () => index.position(),
    }),
    at: (position) => past.at(position),
    async stop() {
      unsubscribe();
      await Promise.all([index.stop(), past.stop()]);
    },
  };
}
