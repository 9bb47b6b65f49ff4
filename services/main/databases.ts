import { type EventLog, LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { databaseMigrations, logMigrations, migrate } from '../adapters/database/migrate.ts';
import {
  requireRestoredDatabase,
  requireRestoredFolder,
} from '../adapters/database/unfinished-restore.ts';
import { CannotStart } from '../adapters/embedded-postgres/cannot-start.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../adapters/embedded-postgres/embedded-postgres.ts';
import { MigratingEventLog } from '../adapters/log/migrating-event-log.ts';
import { PostgresEventLog } from '../adapters/log/postgres/postgres-event-log.ts';
import { openSiteRole } from '../adapters/log/postgres/site-role.ts';
import { Repeats } from '../adapters/logging/repeats.ts';
import { withoutPassword } from './outages.ts';

/** The stores: the log, and the database of read models. */
export interface Databases {
  readonly log: EventLog;
  readonly logUrl: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** Starts PostgreSQL unless the configuration names both databases, and migrates them. */
export async function openDatabases(
  configuration: Configuration,
  print: (line: string) => void,
): Promise<Databases> {
  await requireRestoredFolder(configuration.dataFolder);
  const isEmbedded = configuration.databaseUrl === undefined || configuration.logUrl === undefined;
  print(isEmbedded ? '3/5 Starting PostgreSQL…' : '3/5 Connecting to PostgreSQL…');
  const repeats = new Repeats();
  const embedded = isEmbedded
    ? await startEmbeddedPostgres({
        dataFolder: configuration.dataFolder,
        log: (line) => repeats.isNews(line) && print(`    ${line}`),
      })
    : undefined;
  try {
    print('4/5 Bringing the databases up to date…');
    const databaseUrl = configuration.databaseUrl ?? embeddedUrl(embedded, 'parvis');
    await migrateOrExplain('PARVIS_DATABASE_URL', databaseUrl, databaseMigrations);
    const logUrl = configuration.logUrl ?? (await openEmbeddedLog(embedded));
    const log = new MigratingEventLog(await openLog(logUrl), async () => {
      if (isPostgres(logUrl)) await migrateLog(configuration.logOwnerUrl, logUrl);
    });
    await ensureReadyOrReport(log, logUrl, print);
    return {
      log,
      logUrl,
      databaseUrl,
      async close() {
        await log.close();
        await embedded?.stop();
      },
    };
  } catch (cause) {
    await embedded?.stop();
    throw cause;
  }
}

/** Migrates the embedded log, and returns its address for a role that only reads and appends. */
async function openEmbeddedLog(embedded: EmbeddedPostgres | undefined): Promise<string> {
  const ownerUrl = embeddedUrl(embedded, 'parvis_log');
  await migrateOrExplain('PARVIS_DATA', ownerUrl, logMigrations);
  return openSiteRole(ownerUrl);
}

/** Migrates a log of PostgreSQL, with the role of its owner if that is another. */
async function migrateLog(ownerUrl: string | undefined, logUrl: string): Promise<void> {
  if (ownerUrl === undefined) return migrateOrExplain('PARVIS_LOG_URL', logUrl, logMigrations);
  await migrateOrExplain('PARVIS_LOG_OWNER_URL', ownerUrl, logMigrations);
}

/** Reports an unavailable log and continues: visitors are served from the read models. */
async function ensureReadyOrReport(
  log: MigratingEventLog,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  try {
    await log.ready();
    await log.head();
  } catch (cause) {
    if (!(cause instanceof LogUnavailable)) throw cause;
    print(
      `    The event log at ${withoutPassword(url)} cannot be reached: check PARVIS_LOG_URL. Visitors are served what is there; it is tried again.`,
    );
  }
}

/** Opens the log at an address: PostgreSQL's, or EventStoreDB's. */
export async function openLog(url: string): Promise<EventLog> {
  if (isPostgres(url)) return new PostgresEventLog({ url });
  // A tenth of what a start loads.
  const { EventStoreDbEventLog } = await import(
    '../adapters/log/eventstoredb/eventstoredb-event-log.ts'
  );
  return new EventStoreDbEventLog({ connectionString: url });
}

/** @throws CannotStart when the server refuses access or cannot be reached */
async function migrateOrExplain(
  variable: string,
  url: string,
  migrations: Parameters<typeof migrate>[1],
): Promise<void> {
  try {
    await requireRestoredDatabase(url);
    await migrate(url, migrations);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    // 28 and 3D000: no such account, no such database.
    const isLate = cause instanceof Error && cause.name === 'KnexTimeoutError';
    if (!isLate && !isTransient(cause) && !/^(?:28...|3D000)$/.test(code)) throw cause;
    const { host, pathname } = new URL(url);
    throw new CannotStart(
      `The database ${pathname.slice(1)} on ${host} cannot be used (${code || 'expected a response'}): check ${variable}, and that the server runs and knows this account.`,
      { cause },
    );
  }
}

/** Returns whether the embedded PostgreSQL stores both databases. */
export function hasOneServer({
  databaseUrl,
  logUrl,
}: Pick<Configuration, 'databaseUrl' | 'logUrl'>): boolean {
  return databaseUrl === undefined && logUrl === undefined;
}

/** Returns whether an address is one of PostgreSQL; others are of a log in its own server. */
export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

function embeddedUrl(embedded: EmbeddedPostgres | undefined, name: string): string {
  if (embedded === undefined) throw new Error('The embedded PostgreSQL was not started.');
  return embedded.url(name);
}
