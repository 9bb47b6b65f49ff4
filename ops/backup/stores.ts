import { join } from 'node:path';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import {
  embeddedDatabaseUrl,
  startEmbeddedPostgres,
} from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { connect } from './database-copy.ts';

/** Where the site keeps what a backup contains. */
export interface Stores {
  readonly databaseUrl: string;
  readonly logUrl: string;
  /** `undefined`: images and files are in a bucket. */
  readonly mediaFolder: string | undefined;
  /** Stops the embedded PostgreSQL, if it was started for this. */
  close(): Promise<void>;
}

/**
 * Returns the configured stores. The embedded PostgreSQL of a Parvis that is stopped is started
 * meanwhile.
 * @param whoRuns `anybody`: that of a running Parvis is used; `nobody`: refused while one runs
 * @throws CannotStart when a Parvis runs that must not, or PostgreSQL does not start
 */
export async function openStores(
  configuration: Configuration,
  whoRuns: 'anybody' | 'nobody',
): Promise<Stores> {
  const { dataFolder, databaseUrl, logUrl, bucket } = configuration;
  const mediaFolder = bucket === undefined ? join(dataFolder, 'media') : undefined;
  if (databaseUrl !== undefined && logUrl !== undefined)
    return { databaseUrl, logUrl, mediaFolder, close: () => Promise.resolve() };
  const embedded =
    (whoRuns === 'anybody' ? await runningServer(dataFolder) : undefined) ??
    (await startEmbeddedPostgres({ dataFolder, log: () => undefined }));
  return {
    databaseUrl: databaseUrl ?? embedded.url('parvis'),
    logUrl: logUrl ?? embedded.url('parvis_log'),
    mediaFolder,
    close: () => embedded.stop(),
  };
}

interface Server {
  url(database: string): string;
  stop(): Promise<void>;
}

async function runningServer(dataFolder: string): Promise<Server | undefined> {
  const url = await embeddedDatabaseUrl(dataFolder, 'parvis');
  if (url === undefined || !(await responds(url))) return undefined;
  const urlOf = (database: string) => {
    const address = new URL(url);
    address.pathname = `/${database}`;
    return address.href;
  };
  return { url: urlOf, stop: () => Promise.resolve() };
}

async function responds(url: string): Promise<boolean> {
  try {
    const client = await connect(url);
    await client.end();
    return true;
  } catch {
    return false;
  }
}
