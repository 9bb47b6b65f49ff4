import { setTimeout } from 'node:timers/promises';
import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import { type OfferIndex, unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { readAnyOffer } from '@parvis/projections/offer-index/read-open-offers.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration, TypesenseServer } from '../adapters/config/configuration.ts';
import type { EmbeddedOfferIndex } from '../careers/offer-index/embedded-offer-index.ts';
import { readInstallation } from '../careers/offer-index/typesense/installation.ts';
import { openClient } from '../careers/offer-index/typesense/open-client.ts';
import { TypesenseOfferIndex } from '../careers/offer-index/typesense/typesense-offer-index.ts';
import type { Connections } from './connections.ts';
import { DryRuns } from './dry-runs.ts';
import { type OfferIndexSettings, openOfferIndex } from './offer-index/open-offer-index.ts';
import { PastOffers } from './past-offers.ts';

/** The offers as the pages of one web process search them. */
export interface SearchedOffers {
  /** Resolves once they can be searched, or that takes too long. */
  readonly loaded: Promise<void>;
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

type OffersConfiguration = Pick<Configuration, 'typesense' | 'publicUrl'>;
type OffersConnections = Pick<Connections, 'databaseUrl' | 'bus' | 'changes' | 'pool'>;

/**
 * How long a start waits for the offers to load, in milliseconds; until then the list is browsed.
 */
const loadingTimeoutMs = 10_000;
/** How long a search waits for Typesense, in seconds. */
const searchTimeoutSeconds = 1;

/**
 * Opens the index of offers that a web process searches: the one on Typesense if there is a server,
 * else an embedded one, which follows the read model. Until it is loaded, searches wait.
 */
export async function openSearchedOffers(
  connections: OffersConnections,
  { typesense, publicUrl }: OffersConfiguration,
  reportError: (cause: unknown, where: string) => void,
): Promise<SearchedOffers> {
  const settings = {
    databaseUrl: connections.databaseUrl,
    onError: (cause: unknown) => reportError(cause, 'index of offers'),
  };
  const { index, loaded, dryRun, stop } =
    typesense === undefined
      ? openEmbedded(connections, settings)
      : await openTypesense(connections, typesense, { ...settings, url: publicUrl });
  const dryRuns = new DryRuns((proposed) => dryRun(proposed, systemClock.now()));
  const past = new PastOffers(settings);
  return {
    loaded,
    after: (position) => ({
      search: (query) => loaded.then(() => index.search(query, position)),
      suggest: (...requested) => loaded.then(() => index.suggest(...requested)),
      similar: (...requested) => loaded.then(() => index.similar(...requested)),
      position: () => index.position(),
      isWhole: () => index.isWhole(),
    }),
    at: (position) => past.at(position),
    dryRun: (proposed) => dryRuns.of(proposed),
    async stop() {
      await Promise.all([stop(), past.stop()]);
    },
  };
}

interface OpenIndex extends Pick<SearchedOffers, 'loaded'> {
  readonly index: OfferIndex;
  /** Computes a dry run in a thread. @throws OfferIndexUnavailable */
  dryRun(proposed: ProposedAlert, now: Date): Promise<DryRunView | undefined>;
  stop(): Promise<void>;
}

function openEmbedded(
  { bus, changes }: OffersConnections,
  settings: OfferIndexSettings,
): OpenIndex {
  const index = openOfferIndex(settings);
  const unsubscribe = onChangedOffers(bus, () => index.wake());
  const endChanges = changes.subscribe({ look: () => index.wake() });
  const timeout = setTimeout(loadingTimeoutMs, undefined, { ref: false });
  return {
    index,
    loaded: Promise.race([index.ready, timeout]),
    dryRun: (proposed, now) => index.dryRun(proposed, now),
    stop() {
      unsubscribe();
      endChanges();
      return index.stop();
    },
  };
}

async function openTypesense(
  { pool }: OffersConnections,
  server: TypesenseServer,
  settings: OfferIndexSettings & { readonly url: string },
): Promise<OpenIndex> {
  const index = new TypesenseOfferIndex({
    client: openClient(server, searchTimeoutSeconds),
    installation: await readInstallation(pool, { prefix: server.prefix, url: settings.url }),
    readOffer: (id) => readAnyOffer(pool, undefined, id),
    timeoutMs: readYourWriteTimeoutMs,
    onUnavailable: settings.onError,
  });
  // Reports a refused key before the first visitor searches.
  void index.position().catch(() => undefined);
  let dryRuns: EmbeddedOfferIndex | undefined;
  return {
    index,
    loaded: Promise.resolve(),
    dryRun(proposed, now) {
      dryRuns ??= openOfferIndex(settings, 'dry-runs');
      return dryRuns.dryRun(proposed, now);
    },
    stop: async () => dryRuns?.stop(),
  };
}

/** Calls back when the read model of offers changed. */
export function onChangedOffers(bus: Bus, react: () => void): () => void {
  return bus.subscribe((hint) => {
    if (hint.about === 'projection' && hint.projection === 'offers') react();
  });
}
