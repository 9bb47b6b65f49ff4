import { Follower, type FollowerPace } from '@parvis/projections/follower/follower.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import type { TypesenseServer } from '../adapters/config/configuration.ts';
import { storeIndexingFailure } from '../careers/offer-index/typesense/indexing-failure.ts';
import { OffersFollower } from '../careers/offer-index/typesense/offers-follower.ts';
import { openClient } from '../careers/offer-index/typesense/open-client.ts';
import type { Connections } from './connections.ts';
import type { Observability } from './observability.ts';
import { onChangedOffers } from './offers.ts';
import { addressOf } from './outages.ts';

/** How long a batch of writes waits for Typesense, in seconds. */
const writeTimeoutSeconds = 30;
/** How often the writer checks for unannounced changes, and for leadership. */
const indexingPace: FollowerPace = { pollMs: 500, standbyMs: 5_000 };

/** Keeps the offers on Typesense up to date with the read model, in a single process. */
export function startIndexing(
  { pool, bus }: Pick<Connections, 'bus' | 'pool'>,
  { server, url }: { readonly server: TypesenseServer; readonly url: string },
  { outages, reportError }: Pick<Observability, 'outages' | 'reportError'>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let failure: Error | undefined;
  // Unknown at first: a process that led before may have stored one.
  let stored: string | undefined | null = null;
  const store = async (cause: string | undefined) => {
    if (stored === cause) return;
    stored = cause;
    await storeIndexingFailure(pool, cause).catch(() => {
      stored = null;
    });
  };
  outages.watch({
    name: 'indexing of offers',
    variable: 'PARVIS_TYPESENSE_URL',
    address: addressOf(server.url),
    advice:
      'Give Typesense memory and disk space, or start it. Visitors search older offers until then.',
    // The writer tries again by itself.
    probe: () => (failure === undefined ? Promise.resolve() : Promise.reject(failure)),
  });
  const consumer = new OffersFollower({
    client: openClient(server, writeTimeoutSeconds),
    installation: { prefix: server.prefix, url },
    signal: stopping.signal,
    onWritten() {
      failure = undefined;
      void store(undefined);
    },
  });
  const follower = new Follower(consumer, {
    pool,
    pace: indexingPace,
    onError(cause) {
      failure = cause instanceof Error ? cause : new Error(String(cause));
      const isExpected = cause instanceof ReadModelNotServed || stopping.signal.aborted;
      if (isExpected) return;
      reportError(cause, 'index of offers');
      void store(failure.message);
    },
  });
  const unsubscribe = onChangedOffers(bus, () => follower.wakeUp());
  follower.start();
  return {
    stop() {
      unsubscribe();
      stopping.abort();
      return follower.stop();
    },
  };
}
