import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import type { TypesenseServer } from '../adapters/config/configuration.ts';
import { storeIndexingFailure } from '../careers/offer-index/typesense/indexing-failure.ts';
import { OffersFollower } from '../careers/offer-index/typesense/offers-follower.ts';
import { openClient } from '../careers/offer-index/typesense/open-client.ts';
import type { Connections } from './connections.ts';
import type { Observability } from './observability.ts';
import { onChangedOffers } from './offers.ts';
import { withoutPassword } from './outages.ts';

/** How long a batch of writes waits for Typesense, in seconds. */
const writeTimeoutSeconds = 30;
/** How often the writer asks the server what it lacks, without an announced change, in milliseconds. */
const pollMs = 500;

/** Keeps the offers on Typesense up to date with the read model, in a single process. */
export function startIndexing(
  reader: LogReader,
  { log, pool, bus }: Pick<Connections, 'log' | 'bus' | 'pool'>,
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
    address: withoutPassword(server.url),
    advice:
      'Give Typesense memory and disk space, or start it. Visitors search older offers until then.',
    // The writer tries again by itself.
    probe: () => (failure === undefined ? Promise.resolve() : Promise.reject(failure)),
  });
  const writer = new OffersFollower({
    log,
    client: openClient(server, writeTimeoutSeconds),
    installation: { prefix: server.prefix, url },
    signal: stopping.signal,
    onWritten() {
      failure = undefined;
      void store(undefined);
    },
  });
  const consumer = {
    // The server is queried each time for the position of the offers.
    begin: async () => undefined,
    handleBatch: async () => ((await writer.handleBatch(pool)) ? 0 : pollMs),
  };
  const following = reader.follow(consumer, {
    name: 'offers on typesense',
    lockName: 'parvis offers on typesense',
    isFollowingLog: false,
    onError(cause) {
      failure = cause instanceof Error ? cause : new Error(String(cause));
      const isExpected = cause instanceof ReadModelNotServed || stopping.signal.aborted;
      if (isExpected) return;
      reportError(cause, 'index of offers');
      void store(failure.message);
    },
  });
  const unsubscribe = onChangedOffers(bus, () => following.wakeUp());
  return {
    stop() {
      unsubscribe();
      stopping.abort();
      return following.stop();
    },
  };
}
