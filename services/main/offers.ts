import { setTimeout } from 'node:timers/promises';
import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import { type OfferIndex, unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { Follower, type FollowerPace } from '@parvis/projections/follower/follower.ts';
import { readAnyOffer } from '@parvis/projections/offer-index/read-open-offers.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { systemClock } from '../adapters/clock.ts';
import type { TypesenseServer } from '../adapters/config/configuration.ts';
import type { EmbeddedOfferIndex } from '../careers/offer-index/embedded-offer-index.ts';
import { OffersFollower } from '../careers/offer-index/typesense/offers-follower.ts';
import { openClient } from '../careers/offer-index/typesense/open-client.ts';
import { TypesenseOfferIndex } from '../careers/offer-index/typesense/typesense-offer-index.ts';
import { TypesenseOffers } from '../careers/offer-index/typesense/typesense-offers.ts';
import type { Connections } from './connections.ts';
import { DryRuns } from './dry-runs.ts';
import {
  type OfferIndexSettings,
  openDryRuns,
  openOfferIndex,
} from './offer-index/open-offer-index.ts';
import { PastOffers } from './past-offers.ts';

/** The offers as the pages of one web process search them. */
export interface SearchedOffers {
  /**
   * Returns the index of open offers, with results at least as new as a position, if one is given.
   */
  after(position: Position | undefined): OfferIndex;
  /** Returns the index of the offers at a past position. */
  at(position: Position): Promise<OfferIndex>;
  /** Returns the digests that an alert would have sent; undefined when that cannot be computed now. */
  dryRun(proposed: ProposedAlert): Promise<DryRunView | undefined>;
  stop(): Promise<void>;
}

/**
 * The offers of this process, for components opened earlier; absent until they are loaded, and
 * without the role `web`.
 */
export class ServedOffers {
  #offers: SearchedOffers | undefined;

  serve(offers: SearchedOffers): void {
    this.#offers = offers;
  }

  /** Returns the index of the open offers. */
  now(): OfferIndex {
    return this.#offers?.after(undefined) ?? unavailableOfferIndex;
  }

  /** Returns the digests that an alert would have sent; undefined when that cannot be computed now. */
  async dryRun(proposed: ProposedAlert): Promise<DryRunView | undefined> {
    return this.#offers?.dryRun(proposed);
  }
}

type OffersConnections = Pick<Connections, 'databaseUrl' | 'bus' | 'pool'>;

/**
 * How long a start waits for the offers to load, in milliseconds; until then the list is browsed.
 */
const loadingTimeoutMs = 10_000;
/** How long a search, and a batch of writes, waits for Typesense, in seconds. */
const searchTimeoutSeconds = 1;
const writeTimeoutSeconds = 30;
/** How often the writer checks for unannounced changes, and for leadership. */
const indexingPace: FollowerPace = { pollMs: 500, standbyMs: 5_000 };

/**
 * Opens the index of offers that a web process searches: the one on Typesense if there is a server,
 * else an embedded one, which follows the read model. Resolves when it can be searched.
 */
export async function openSearchedOffers(
  connections: OffersConnections,
  typesense: TypesenseServer | undefined,
  reportError: (cause: unknown, where: string) => void,
): Promise<SearchedOffers> {
  const settings = {
    databaseUrl: connections.databaseUrl,
    onError: (cause: unknown) => reportError(cause, 'index of offers'),
  };
  const { index, dryRun, stop } =
    typesense === undefined
      ? await openEmbedded(connections, settings)
      : openTypesense(connections, typesense, settings);
  const dryRuns = new DryRuns((proposed) => dryRun(proposed, systemClock.now()));
  const past = new PastOffers(settings);
  return {
    after: (position) => ({
      search: (query) => index.search(query, position),
      suggest: (...requested) => index.suggest(...requested),
      similar: (...requested) => index.similar(...requested),
      position: () => index.position(),
    }),
    at: (position) => past.at(position),
    dryRun: (proposed) => dryRuns.of(proposed),
    async stop() {
      await Promise.all([stop(), past.stop()]);
    },
  };
}

interface OpenIndex {
  readonly index: OfferIndex;
  /** Computes a dry run in a thread. @throws OfferIndexUnavailable */
  dryRun(proposed: ProposedAlert, now: Date): Promise<DryRunView>;
  stop(): Promise<void>;
}

async function openEmbedded(
  { bus }: OffersConnections,
  settings: OfferIndexSettings,
): Promise<OpenIndex> {
  const index = openOfferIndex(settings);
  const unsubscribe = onChangedOffers(bus, () => index.wake());
  await Promise.race([index.ready, setTimeout(loadingTimeoutMs, undefined, { ref: false })]);
  return {
    index,
    dryRun: (proposed, now) => index.dryRun(proposed, now),
    stop() {
      unsubscribe();
      return index.stop();
    },
  };
}

function openTypesense(
  { pool }: OffersConnections,
  server: TypesenseServer,
  settings: OfferIndexSettings,
): OpenIndex {
  const index = new TypesenseOfferIndex({
    client: openClient(server, searchTimeoutSeconds),
    readOffer: (id) => readAnyOffer(pool, undefined, id),
    timeoutMs: readYourWriteTimeoutMs,
    onUnavailable: settings.onError,
  });
  let dryRuns: EmbeddedOfferIndex | undefined;
  return {
    index,
    dryRun(proposed, now) {
      dryRuns ??= openDryRuns(settings);
      return dryRuns.dryRun(proposed, now);
    },
    stop: async () => dryRuns?.stop(),
  };
}

/** Keeps the offers on Typesense up to date with the read model, in a single process. */
export function startIndexing(
  { pool, bus }: OffersConnections,
  server: TypesenseServer,
  reportError: (cause: unknown, where: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const offers = new TypesenseOffers(openClient(server, writeTimeoutSeconds));
  const follower = new Follower(new OffersFollower(offers, stopping.signal), {
    pool,
    pace: indexingPace,
    onError(cause) {
      const isExpected = cause instanceof ReadModelNotServed || stopping.signal.aborted;
      if (!isExpected) reportError(cause, 'index of offers');
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

function onChangedOffers(bus: Bus, react: () => void): () => void {
  return bus.subscribe((hint) => {
    if (hint.about === 'projection' && hint.projection === 'offers') react();
  });
}
