import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { UnannouncedChanges } from '@parvis/projections/follower/unannounced-changes.ts';
import type { Pool } from 'pg';
import { createAccountNames } from '../accounts/account-names.ts';
import { InProcessBus } from '../adapters/bus/in-process-bus.ts';
import { type HintLink, LinkedBus } from '../adapters/bus/linked-bus.ts';
import { NatsBus } from '../adapters/bus/nats-bus.ts';
import { PostgresBus } from '../adapters/bus/postgres-bus.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { openPool } from '../adapters/database/open-pool.ts';
import { withQueryTimeout } from '../adapters/database/query-timeout.ts';
import { observedEventLog } from '../adapters/log/observed-event-log.ts';
import { RedactedEventLog } from '../adapters/log/redaction/redacted-event-log.ts';
import { keepPrivate } from '../adapters/storage/keep-private.ts';
import { askOffers } from '../careers/offer-index/typesense/ask-offers.ts';
import { readIndexingFailure } from '../careers/offer-index/typesense/indexing-failure.ts';
import { readInstallation } from '../careers/offer-index/typesense/installation.ts';
import { openClient } from '../careers/offer-index/typesense/open-client.ts';
import { namedMarks } from '../redactions/mark.ts';
import { openDatabases } from './databases.ts';
import { noticeFullDisk } from './full-disk.ts';
import type { Observability } from './observability.ts';
import { withoutPassword } from './outages.ts';
import { watchDatabase } from './watch-database.ts';
import { watchDisk } from './watch-disk.ts';
import { watchFeeds } from './watch-feeds.ts';

/** How long a probe waits for a server, in milliseconds. */
const probeTimeoutMs = 1_000;
/**
 * How long a single statement may take, in milliseconds: a frozen server, or one that vanished, never
 * responds, and editors would wait for ever.
 */
const statementMs = 30_000;
/** The connections that a projector keeps, so that a save after a pause is folded as fast as others. */
const keptByProjector = 2;

/** The connections of every role. */
export interface Connections {
  readonly log: EventLog;
  /** Calls a listener when words were redacted, so that it forgets what it has read of the log. */
  readonly onRedaction: (listener: () => void) => void;
  readonly pool: Pool;
  /** The address that `pool` connects to, for threads with their own connections. */
  readonly databaseUrl: string;
  /** The address of the log. */
  readonly logUrl: string;
  readonly bus: Bus;
  /** Notifies the parts of this process when to look for what no hint announced. */
  readonly changes: UnannouncedChanges;
  close(): Promise<void>;
}

/**
 * Opens the log, the database and the bus.
 * @param link the other process of this installation, if there is only one
 */
export async function openConnections(
  configuration: Configuration,
  print: (line: string) => void,
  observability: Observability,
  link?: HintLink,
): Promise<Connections> {
  await keepPrivate(configuration.dataFolder);
  const { metrics, outages, tracing } = observability;
  const storage = await openDatabases(configuration, print);
  const pool = openPool(storage.databaseUrl, {
    statementMs,
    kept: configuration.roles.includes('projector') ? keptByProjector : 0,
  });
  watchDatabase(metrics, pool);
  watchFeeds(metrics, pool, configuration);
  watchDisk(metrics, configuration.dataFolder);
  const bus = openBus(configuration, link);
  const changes = new UnannouncedChanges(bus);
  outages.watch({
    name: 'log',
    variable: 'PARVIS_LOG_URL',
    address: withoutPassword(storage.logUrl),
    advice:
      'Start it, or correct the variable. Nothing can be saved until then; visitors are served what is there.',
    probe: () => storage.log.head(),
  });
  outages.watch({
    name: 'database',
    variable: 'PARVIS_DATABASE_URL',
    address: withoutPassword(storage.databaseUrl),
    advice:
      'Start PostgreSQL, or correct the variable. Visitors get cached pages for five minutes; nothing can be saved until then.',
    probe: () => withQueryTimeout(pool, probeTimeoutMs).query('select 1'),
  });
  watchSearch(observability, configuration, pool);
  const endDisk = noticeFullDisk(observability, configuration, pool);
  const log = new RedactedEventLog(
    observedEventLog(storage.log, metrics, tracing),
    namedMarks(createAccountNames(pool)),
  );
  return {
    log,
    onRedaction: (listener) => log.onRedaction(listener),
    pool,
    databaseUrl: storage.databaseUrl,
    logUrl: storage.logUrl,
    bus,
    changes,
    async close() {
      endDisk();
      changes.stop();
      outages.close();
      await bus.close();
      await pool.end();
      await storage.close();
    },
  };
}

/** Further processes can be reached only where they can share the database. */
function openBus({ natsUrl, databaseUrl }: Configuration, link: HintLink | undefined): Bus {
  if (natsUrl !== undefined) return new NatsBus({ servers: natsUrl });
  if (link !== undefined) return new LinkedBus(link);
  return databaseUrl === undefined ? new InProcessBus() : new PostgresBus({ url: databaseUrl });
}

function watchSearch(
  { outages, watchIndexing }: Pick<Observability, 'outages' | 'watchIndexing'>,
  { typesense, publicUrl: url }: Configuration,
  pool: Pool,
): void {
  if (typesense === undefined) return;
  watchIndexing(() => readIndexingFailure(pool));
  const client = openClient(typesense, probeTimeoutMs / 1_000);
  outages.watch({
    name: 'search',
    variable: 'PARVIS_TYPESENSE_URL',
    address: withoutPassword(typesense.url),
    advice:
      'Start Typesense, or correct the variable. Visitors browse offers, but cannot search them.',
    // Its health says neither whether it takes our key, nor whether it has our offers.
    probe: async () => {
      const installation = await readInstallation(pool, { prefix: typesense.prefix, url });
      const read = await askOffers(client, installation, []);
      read();
    },
  });
}
