import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { rightsAboveDatabase } from '../storage/keep-private.ts';
import { CannotStart } from './cannot-start.ts';
import type { Account } from './run-as.ts';

/** The paths of one embedded server below the data folder. */
export interface ServerPaths {
  readonly dataFolder: string;
  /** The parent of the others; other accounts may traverse it, but not read its private files. */
  readonly home: string;
  /** PostgreSQL's own data directory. Exists only once it is complete. */
  readonly cluster: string;
  readonly passwordFile: string;
  readonly portFile: string;
}

/** Returns the paths below `dataFolder`; touches nothing. */
export function serverPathsIn(dataFolder: string): ServerPaths {
  const home = join(resolve(dataFolder), 'postgres');
  return {
    dataFolder: resolve(dataFolder),
    home,
    cluster: join(home, 'data'),
    passwordFile: join(home, 'password'),
    portFile: join(home, 'port'),
  };
}

/**
 * Creates the folders and tries to write in them.
 * @throws CannotStart when the folder cannot be written
 */
export async function prepareFolders({ dataFolder, home }: ServerPaths): Promise<void> {
  const probe = join(home, `.probe-${randomUUID()}`);
  try {
    for (const folder of missingFolders(home)) await mkdir(folder);
    await writeFile(probe, '');
    await rm(probe);
    if ((await stat(home)).uid === process.getuid?.()) await chmod(home, rightsAboveDatabase());
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new CannotStart(
      `The data folder ${dataFolder} cannot be written (${why}): give this user the right to write there, or set PARVIS_DATA to another folder.`,
      { cause },
    );
  }
}

/** Outermost first: Node's own recursive mkdir never returns below /proc. */
function missingFolders(path: string): string[] {
  return existsSync(path) ? [] : [...missingFolders(dirname(path)), path];
}

/** Returns the owner of the data directory; `undefined` while there is none. */
export async function clusterOwner({ cluster }: ServerPaths): Promise<Account | undefined> {
  const found = await stat(cluster).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

/** Files that every complete data directory has. */
const essentialFiles = [
  'PG_VERSION',
  'global/pg_control',
  'postgresql.conf',
  'pg_hba.conf',
  'base',
  'pg_wal',
];

/**
 * Checks that an existing data directory is complete and of this version, and has its password
 * file.
 * @throws CannotStart naming the problem
 */
export async function requireComplete(places: ServerPaths, majorVersion: string): Promise<void> {
  const { cluster, dataFolder, passwordFile } = places;
  const paths = [...essentialFiles.map((file) => join(cluster, file)), passwordFile];
  const states = await Promise.all(
    paths.map((path) => stat(path).then(() => undefined, errorCode)),
  );
  const wrong = states.findIndex((state) => state !== undefined);
  if (states[wrong] === 'EACCES') {
    throw new CannotStart(
      `The data folder ${dataFolder} belongs to another user: start Parvis as the user that created it, or set PARVIS_DATA to another folder.`,
    );
  }
  if (wrong !== -1) throw incomplete(dataFolder, paths[wrong] ?? cluster);
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version === '') throw incomplete(dataFolder, join(cluster, 'PG_VERSION'));
  if (version === majorVersion) return;
  throw new CannotStart(
    `The data folder ${dataFolder} was written by PostgreSQL ${version} and this Parvis brings PostgreSQL ${majorVersion}: start the Parvis that wrote it, or set PARVIS_DATA to another folder.`,
  );
}

function incomplete(dataFolder: string, path: string): CannotStart {
  return new CannotStart(
    `The data folder ${dataFolder} is incomplete (${path} is missing or empty): restore it from a backup, or move it away to start from scratch.`,
  );
}

/**
 * Returns the server's password, generated on first use. Nobody but the owner may read the file.
 */
export async function readOrCreatePassword({ passwordFile }: ServerPaths): Promise<string> {
  const existing = await readFile(passwordFile, 'utf8').catch(() => '');
  if (existing !== '') return existing;
  const password = randomBytes(24).toString('base64url');
  await writeDurably(passwordFile, password);
  return password;
}

/**
 * Checks that a folder without data never had any, which an empty database would replace.
 * @throws CannotStart naming the folder
 */
export async function requireNeverStarted(places: ServerPaths): Promise<void> {
  if ((await recordedPort(places)) === undefined) return;
  throw new CannotStart(
    `The data folder ${places.dataFolder} has lost its database (${places.cluster}): restore it from a backup, or remove the folder ${places.home} to begin anew.`,
  );
}

/** Removes the remains of an interrupted first start. */
export async function removeDrafts({ home }: ServerPaths): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('draft-'));
  await Promise.all(drafts.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

/** Gives a path to the account that runs PostgreSQL; does nothing when that is the current one. */
export async function chownTo(account: Account | undefined, path: string): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

/** Returns the port of the last start; `undefined` when none is recorded. */
export async function recordedPort({ portFile }: ServerPaths): Promise<number | undefined> {
  const port = Number(await readFile(portFile, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

/** Writes a small private file, flushed to disk. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
}

function errorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
