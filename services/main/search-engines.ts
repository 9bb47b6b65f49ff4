import { untilWoken } from '@parvis/projections/follower/follower.ts';
import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { findOfferLanguages } from '@parvis/projections/offers/find-offer-languages.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { GoogleTokens } from '../indexing/google-token.ts';
import { IndexingSender } from '../indexing/indexing-sender.ts';
import type { Connections } from './connections.ts';

const googleUrl = 'https://indexing.googleapis.com/v3/urlNotifications:publish';
/** This bounds how often what is due is looked for, in milliseconds. */
const shortestMs = 500;

interface IndexingParts {
  readonly connections: Pick<Connections, 'pool'>;
  readonly configuration: Pick<
    Configuration,
    'indexNow' | 'googleIndexing' | 'publicUrl' | 'fetchHosts'
  >;
  readonly feed: ChangeFeed;
  readonly reportError: (cause: unknown, where: string) => void;
}

/** Notifies search engines of what changed in public, in a single process; none unless one is configured. */
export function notifySearchEngines(
  reader: LogReader,
  { connections: { pool }, configuration, feed, reportError }: IndexingParts,
): readonly { stop(): Promise<void> }[] {
  const { indexNow, googleIndexing, fetchHosts: furtherHosts } = configuration;
  if (indexNow === undefined && googleIndexing === undefined) return [];
  const sender = new IndexingSender({
    pool,
    feed,
    clock: systemClock,
    furtherHosts,
    offerLanguages: (ids) => findOfferLanguages(pool, ids),
    origin: new URL(configuration.publicUrl).origin,
    indexNow,
    google: googleIndexing && {
      url: googleUrl,
      tokens: new GoogleTokens(googleIndexing.keyFile, furtherHosts),
      perDay: googleIndexing.perDay,
    },
  });
  const consumer = {
    begin: async () => undefined,
    async handleBatch() {
      await sender.run();
      const next = await sender.nextDue();
      const left = next === undefined ? untilWoken : next.getTime() - systemClock.now().getTime();
      return Math.min(untilWoken, Math.max(shortestMs, left));
    },
  };
  const following = reader.follow(consumer, {
    name: 'indexing',
    lockName: 'parvis indexing',
    isFollowingLog: false,
    onError(cause) {
      // Until it is built, nothing can be read of it.
      if (!(cause instanceof ReadModelNotServed)) reportError(cause, 'indexing');
    },
  });
  const unsubscribe = feed.subscribe(() => following.wakeUp());
  return [
    {
      async stop() {
        unsubscribe();
        sender.stop();
        await following.stop();
      },
    },
  ];
}
