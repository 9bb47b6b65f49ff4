import { untilWoken } from '@parvis/projections/follower/follower.ts';
import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { FrontCache } from '../adapters/config/variables.ts';
import { hostsFor } from '../adapters/fetching/allowed-hosts.ts';
import {
  CallFailed,
  type CallLimits,
  callOut,
  type OutgoingRequest,
} from '../adapters/fetching/call-out.ts';
import { purgeCalls } from '../site/front-cache/purge-calls.ts';
import { Purger } from '../site/front-cache/purger.ts';
import type { Connections } from './connections.ts';

const limits: CallLimits = { bytes: 64 * 1024, idleMs: 5_000, wholeMs: 10_000 };

/** Purges the configured caches in front of the site of what changed, in a single process. */
export function startPurges(
  reader: LogReader,
  { log, pool, bus, changes }: Pick<Connections, 'log' | 'pool' | 'bus' | 'changes'>,
  configuration: Pick<Configuration, 'frontCaches' | 'frontCacheKey' | 'fetchHosts'>,
  reportError: (cause: unknown, where: string) => void,
): { stop(): Promise<void> } {
  const { frontCaches, frontCacheKey, fetchHosts } = configuration;
  const purger = new Purger({
    log,
    caches: JSON.stringify(frontCaches),
    ticks: () => performance.now(),
    async purge(keys) {
      const calls = frontCaches.flatMap((cache) =>
        purgeCalls(cache, keys, frontCacheKey).map((call) => sent(cache, call, fetchHosts)),
      );
      await Promise.all(calls);
    },
  });
  const consumer = {
    begin: () => purger.begin(pool),
    handleBatch: async () => Math.min(await purger.handleBatch(pool), untilWoken),
  };
  const following = reader.follow(consumer, {
    name: 'purges',
    lockName: 'parvis purges of caches',
    isFollowingLog: false,
    onError(cause) {
      if (!(cause instanceof ReadModelNotServed)) reportError(cause, 'purges');
    },
  });
  const unsubscribe = bus.subscribe((hint) => {
    if (hint.about === 'projection' && modelsOfPages.includes(hint.projection)) following.wakeUp();
  });
  const endChanges = changes.subscribe({ look: () => following.wakeUp() });
  return {
    stop() {
      unsubscribe();
      endChanges();
      return following.stop();
    },
  };
}

async function sent(
  { kind }: FrontCache,
  call: OutgoingRequest,
  fetchHosts: readonly string[],
): Promise<void> {
  await callOut(call, hostsFor(call.address, fetchHosts), limits, async ({ statusCode = 0 }) => {
    if (statusCode < 200 || statusCode > 299)
      throw new CallFailed(`the purge was refused by ${kind} with ${statusCode}`);
  });
}
