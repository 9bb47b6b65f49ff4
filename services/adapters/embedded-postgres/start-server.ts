import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { Binaries } from './binaries.ts';
import { CannotStart } from './cannot-start.ts';
import { databaseUser } from './create-cluster.ts';
import { recordedPort, type ServerPaths, writeDurably } from './data-folder.ts';
import { type LogLine, type Postmaster, signalIfAlive, spawnPostmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

/** How long a server may take to accept its first connection, including crash recovery. */
const startLimitMs = 60_000;

/** The parameters of a server start, the same at every restart. */
export interface Server {
  readonly binaries: Binaries;
  readonly places: ServerPaths;
  readonly runAs: RunAs;
  readonly password: string;
  readonly log: LogLine;
}

/** Returns the connection string of a database on the loopback address. */
export function composeUrl(password: string, port: number, database: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Prefers the port of the last start, or another one when that is in use.
 * @throws CannotStart with PostgreSQL's error
 */
export async function startOnSomePort(
  server: Server,
): Promise<{ postmaster: Postmaster; port: number }> {
  const port = await freePort(await recordedPort(server.places));
  await writeDurably(server.places.portFile, String(port));
  return { postmaster: await startUntilReady(server, port), port };
}

async function freePort(preferred = 0): Promise<number> {
  const probe = createServer();
  const bound = new Promise<number>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  return bound.catch((cause: unknown) => {
    if (preferred === 0) throw cause;
    return freePort();
  });
}

/**
 * The children of a killed server hold its shared memory for a moment, which makes a new one fail
 * immediately: retries until they have exited.
 * @throws CannotStart with PostgreSQL's error
 */
export async function startUntilReady(server: Server, port: number): Promise<Postmaster> {
  const { binaries, places, runAs, password, log } = server;
  const deadline = performance.now() + startLimitMs;
  for (;;) {
    const postmaster = spawnPostmaster(binaries, places.cluster, port, runAs, log);
    const quit = async () => {
      signalIfAlive(postmaster.pid, 'SIGQUIT');
      await postmaster.gone;
    };
    const url = composeUrl(password, port, 'postgres');
    const ready = await isReady(postmaster, url, deadline).catch(async (cause: unknown) => {
      await quit();
      throw cause;
    });
    if (ready) return postmaster;
    await quit();
    const reason = postmaster.lastOutput();
    if (!isPassing(reason) || performance.now() > deadline) {
      throw new CannotStart(
        `PostgreSQL did not start on the data folder ${places.dataFolder}: ${reason || 'it stopped without a reason'}.`,
      );
    }
    await delay(100);
  }
}

function isPassing(reason: string): boolean {
  return /shared memory block|lock file "postmaster.pid"|could not bind|listen_addresses|TCP\/IP/.test(
    reason,
  );
}

async function isReady(postmaster: Postmaster, url: string, deadline: number): Promise<boolean> {
  let gone = false;
  void postmaster.gone.finally(() => {
    gone = true;
  });
  while (!gone && performance.now() < deadline) {
    if (await accepts(url)) return true;
    await delay(25);
  }
  return false;
}

/** Errors that a retry cannot resolve, by SQLSTATE. */
const sentences: Readonly<Record<string, string>> = {
  '28P01':
    'The password in the data folder is not the one of its PostgreSQL server: restore the file postgres/password from a backup.',
  '3D000':
    'The PostgreSQL databases in the data folder are damaged: restore the folder postgres from a backup, or set PARVIS_DATA to another folder.',
};

async function accepts(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (cause) {
    const sentence = cause instanceof DatabaseError ? sentences[cause.code ?? ''] : undefined;
    if (sentence !== undefined) throw new CannotStart(sentence, { cause });
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
