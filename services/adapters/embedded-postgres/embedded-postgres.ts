import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import {
  clusterOwner,
  prepareFolders,
  readOrCreatePassword,
  recordedPort,
  removeDrafts,
  requireComplete,
  requireNeverStarted,
  type ServerPaths,
  serverPathsIn,
} from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { type LogLine, type Postmaster, stopOrphan, stopProcess } from './postmaster.ts';
import { chooseAccount } from './run-as.ts';
import { composeUrl, type Server, startOnSomePort, startUntilReady } from './start-server.ts';

/** Databases that every embedded server has. */
const embeddedDatabases = ['parvis_log', 'parvis'] as const;

/** PostgreSQL's major version in the platform package. */
const majorVersion = '18';

const longestBackoffMs = 5_000;

export interface EmbeddedPostgresOptions {
  /** Created when missing; relative to the working directory. */
  readonly dataFolder: string;
  /** Called each time the server has crashed and been restarted on the same port. */
  readonly onRestart?: () => void;
  /** Lines of PostgreSQL's log and of the supervisor. */
  readonly log: LogLine;
}

/** A PostgreSQL server started and supervised by this process. */
export interface EmbeddedPostgres {
  /**
   * Returns the connection string of one of its databases, including the password. The same after a
   * restart.
   */
  url(database: string): string;
  /** Stops the server and releases the data folder. */
  stop(): Promise<void>;
  /** The current process id of the server. */
  readonly pid: number;
}

/**
 * Starts PostgreSQL on a data folder, creating folder, server and databases when missing, and
 * restarts it on the same port whenever it dies. Takes over a server that a killed Parvis left
 * running.
 * @throws CannotStart with one sentence for the operator
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const places = serverPathsIn(options.dataFolder);
  await prepareFolders(places);
  const unlock = await lockFolder(places.dataFolder);
  try {
    const server = await prepare(places, options.log);
    const { postmaster, port } = await startOnSomePort(server);
    await createMissingDatabases(composeUrl(server.password, port, 'postgres'));
    return supervise(server, postmaster, port, unlock, options.onRestart);
  } catch (cause) {
    await unlock();
    throw cause;
  }
}

/**
 * Returns the connection string of a database on a data folder whose Parvis is running elsewhere;
 * `undefined` when no server was ever started there.
 */
export async function embeddedDatabaseUrl(
  dataFolder: string,
  database: string,
): Promise<string | undefined> {
  const places = serverPathsIn(dataFolder);
  const port = await recordedPort(places);
  const password = await readFile(places.passwordFile, 'utf8').catch(() => undefined);
  return port && password ? composeUrl(password, port, database) : undefined;
}

async function prepare(places: ServerPaths, log: LogLine): Promise<Server> {
  const binaries = await findBinaries();
  const owner = await clusterOwner(places);
  const runAs = chooseAccount([binaries.sharedFile, places.home], owner);
  if (owner) await requireComplete(places, majorVersion);
  else await requireNeverStarted(places);
  await removeDrafts(places);
  const password = await readOrCreatePassword(places);
  if (owner) await stopOrphan(places.cluster, log);
  else await createCluster(binaries, places, runAs, password);
  return { binaries, places, runAs, password, log };
}

/** Restarts the server whenever it dies, with a longer delay after each failed restart. */
function supervise(
  server: Server,
  first: Postmaster,
  port: number,
  unlock: () => Promise<void>,
  onRestart: (() => void) | undefined,
): EmbeddedPostgres {
  let postmaster = first;
  let stopping = false;

  const restart = async (): Promise<void> => {
    server.log('PostgreSQL stopped unexpectedly and is being started again');
    for (let backoff = 100; !stopping; backoff = Math.min(backoff * 2, longestBackoffMs)) {
      try {
        postmaster = await startUntilReady(server, port);
        server.log(`PostgreSQL is back (process ${postmaster.pid})`);
        onRestart?.();
        return;
      } catch (cause) {
        server.log(cause instanceof Error ? cause.message : String(cause));
        await delay(backoff);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping) {
      await postmaster.gone;
      if (!stopping) await restart();
    }
  };
  const watched = watch();

  return {
    url: (database) => composeUrl(server.password, port, database),
    get pid() {
      return postmaster.pid;
    },
    async stop() {
      stopping = true;
      await end(postmaster);
      await watched;
      // A restart in progress during the stop has started a new server.
      await end(postmaster);
      await unlock();
    },
  };
}

async function end({ process: child, pid }: Postmaster): Promise<void> {
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  if (!hasEnded()) await stopProcess(pid, async () => hasEnded());
}

async function createMissingDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const existing = new Set(rows.map(({ datname }) => datname));
    for (const name of embeddedDatabases.filter((database) => !existing.has(database))) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}
