import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { createAccountNames } from '@parvis/services/accounts/account-names.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { embeddedDatabaseUrl } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { RedactedEventLog } from '@parvis/services/adapters/log/redaction/redacted-event-log.ts';
import { openLog } from '@parvis/services/main/databases.ts';
import { namedMarks } from '@parvis/services/redactions/mark.ts';
import type { Pool } from 'pg';
import { CommandLineError } from './command-line-error.ts';
import { requireConfiguration } from './require-configuration.ts';

/** A connection to the log and database of a running Parvis. */
export interface Connection {
  readonly configuration: Configuration;
  /** With marks in place of redacted words, as in every process. */
  readonly log: EventLog;
  readonly pool: Pool;
  /**
   * The address of the database that `pool` connects to, for threads with their own connections.
   */
  readonly databaseUrl: string;
  /** The address of the log. */
  readonly logUrl: string;
  close(): Promise<void>;
}

/** Connects to the configured servers, or to the embedded ones of a running Parvis. @throws CommandLineError */
export async function connectToRunning(): Promise<Connection> {
  const configuration = requireConfiguration();
  const { dataFolder, databaseUrl, logUrl } = configuration;
  const connectionString = databaseUrl ?? (await runningEmbedded(dataFolder, 'parvis'));
  const pool = openPool(connectionString, { size: 4 });
  await pool.query('select 1').catch((cause: unknown) => {
    throw new CommandLineError('The database does not respond: is Parvis running?', { cause });
  });
  const usedLogUrl = logUrl ?? (await runningEmbedded(dataFolder, 'parvis_log'));
  const stored = await openLog(usedLogUrl);
  const log = new RedactedEventLog(stored, namedMarks(createAccountNames(pool)));
  return {
    configuration,
    log,
    pool,
    databaseUrl: connectionString,
    logUrl: usedLogUrl,
    async close() {
      await stored.close();
      await pool.end();
    },
  };
}

async function runningEmbedded(dataFolder: string, name: string): Promise<string> {
  const url = await embeddedDatabaseUrl(dataFolder, name);
  if (url !== undefined) return url;
  throw new CommandLineError(
    `Parvis has never been started with the data folder ${dataFolder}: start it, or set PARVIS_DATA.`,
  );
}
