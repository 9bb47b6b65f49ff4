import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaOf } from '@parvis/projections/engine/projection.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import {
  databaseMigrations,
  logMigrations,
  migrate,
} from '@parvis/services/adapters/database/migrate.ts';
import {
  isDatabaseMarked,
  isFolderMarked,
  markDatabase,
  markFolder,
  unmarkDatabase,
  unmarkFolder,
} from '@parvis/services/adapters/database/unfinished-restore.ts';
import { isPostgres, openLog } from '@parvis/services/main/databases.ts';
import type { Secrets } from '@parvis/services/subjects/secret.ts';
import type { Client } from 'pg';
import { CommandLineError } from '../cli/command-line-error.ts';
import { openBackupFile, verifyBackupFile } from './backup-file.ts';
import {
  connect,
  countOtherSessions,
  emptyDatabase,
  fillDatabase,
  isEmpty,
} from './database-copy.ts';
import { type BackupContents, type CopiedDatabase, listFiles, readManifest } from './manifest.ts';
import { mediaKeys, restoreMedia } from './media-copy.ts';
import { openStores, type Stores } from './stores.ts';

export interface RestoreRequest {
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  readonly folder: string;
  /** Keys (`AGE-SECRET-KEY-…`) of which one opens an encrypted backup. */
  readonly identities: readonly string[];
  /** Whether what is there now is replaced. */
  readonly replace: boolean;
  readonly print: (line: string) => void;
  /** Called with the number of bytes of the backup handled so far, and of all. */
  readonly progress: (done: number, all: number) => void;
  /** Called before anything is changed. */
  readonly onWrite: () => void;
}

/**
 * Restores a backup. Everything is checked before anything is written. From then until the end, a
 * mark keeps Parvis from starting; running it again completes an interrupted restore.
 * @throws CommandLineError, CannotStart
 */
export async function restoreBackup(request: RestoreRequest): Promise<BackupContents> {
  const { configuration, folder, secrets, identities } = request;
  const contents = await readManifest(folder, secrets);
  requireKnown(contents.database, databaseMigrations, contents.parvis);
  if (contents.log !== null) requireKnown(contents.log, logMigrations, contents.parvis);
  requireSameKinds(contents, configuration);
  if (contents.encrypted && identities.length === 0)
    throw new CommandLineError(`${folder} is encrypted: name the file of its key with --identity.`);
  const { dataFolder } = configuration;
  const wasInterrupted = await isFolderMarked(dataFolder);
  const used = { ...request, identities: contents.encrypted ? identities : [] };
  await verify(used, contents);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const { databaseUrl, logUrl } = configuration;
  const isEmbedded = databaseUrl === undefined && logUrl === undefined;
  const isNew = isEmbedded && (await readdir(dataFolder)).every((name) => name === 'secret');
  // Its databases are about to be created, and must never look like an empty site.
  if (isNew) await markFolder(dataFolder, folder);
  const stores = await openStores(configuration, 'nobody').catch(async (cause: unknown) => {
    if (isNew && !wasInterrupted) await unmarkFolder(dataFolder);
    throw cause;
  });
  try {
    await restoreInto(stores, used, contents, wasInterrupted);
  } finally {
    await stores.close();
  }
  return contents;
}

async function verify(
  { folder, identities, print, progress }: RestoreRequest,
  contents: BackupContents,
): Promise<void> {
  print('Verifying the backup…');
  const files = listFiles(contents);
  const [first] = files;
  if (first !== undefined) {
    const opened = { compressed: false, identities };
    (await openBackupFile(join(folder, first.path), opened)).destroy();
  }
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const file of files) {
    await verifyBackupFile(folder, file);
    progress((done += file.bytes), all);
  }
}

async function restoreInto(
  stores: Stores,
  request: RestoreRequest,
  contents: BackupContents,
  mayOverwrite: boolean,
): Promise<void> {
  const { configuration, folder, replace } = request;
  const database = await connect(stores.databaseUrl);
  const log = isPostgres(stores.logUrl) ? await connect(stores.logUrl) : undefined;
  try {
    const isMarked = mayOverwrite || (await isDatabaseMarked(database));
    await requireUnused(database, log);
    if (!isMarked && !replace) await requireEmpty(stores, database, log);
    if (log === undefined) await requireLogAfter(stores.logUrl, contents);
    request.onWrite();
    await markFolder(configuration.dataFolder, folder);
    await markDatabase(database, folder);
    await write(stores, request, contents, { database, log });
    await unmarkFolder(configuration.dataFolder);
  } finally {
    await database.end();
    await log?.end();
  }
}

/** The database comes last: its commit removes the mark. */
async function write(
  stores: Stores,
  request: RestoreRequest,
  contents: BackupContents,
  { database, log }: { readonly database: Client; readonly log: Client | undefined },
): Promise<void> {
  const { print, progress } = request;
  const all = listFiles(contents).reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const read = (bytes: number) => progress((done += bytes), all);
  if (log !== undefined && contents.log !== null) {
    print('1/3 Restoring the log…');
    await emptyDatabase(log, []);
    await migrateTo(stores.logUrl, contents.log, logMigrations);
    await log.query('begin');
    await fillDatabase(log, contents.log, request, read);
    await log.query('commit');
  } else print('1/3 The log is restored by its own server.');
  if (stores.mediaFolder !== undefined && contents.media !== null) {
    print('2/3 Restoring images and files…');
    await restoreMedia(stores.mediaFolder, contents.media, request, read);
  } else print('2/3 Images and files are in the bucket.');
  print('3/3 Restoring the database…');
  const schemas = readModels.flatMap(({ name }) =>
    ['', '_next', '_previous'].map((suffix) => `${schemaOf(name)}${suffix}`),
  );
  await emptyDatabase(database, schemas);
  await migrateTo(stores.databaseUrl, contents.database, databaseMigrations);
  await database.query('begin');
  await fillDatabase(database, contents.database, request, read);
  await unmarkDatabase(database);
  await database.query('commit');
}

type Migrations = Parameters<typeof migrate>[1];

/** Brings a database to the schema of the backup; the next start brings it further. */
async function migrateTo(url: string, copied: CopiedDatabase, known: Migrations): Promise<void> {
  const names = new Set(copied.migrations);
  await migrate(url, Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name))));
}

function requireKnown({ migrations }: CopiedDatabase, known: Migrations, version: string): void {
  const unknown = migrations.find((name) => !(name in known));
  if (unknown === undefined) return;
  throw new CommandLineError(
    `This backup was written by a newer Parvis (${version}; “${unknown}” is not known here): restore it with that version. Nothing was changed.`,
  );
}

/** A log or media that are saved by their own servers cannot be restored into ours, or the reverse. */
function requireSameKinds({ log, media }: BackupContents, { logUrl, bucket }: Configuration): void {
  const hasOwnLog = logUrl !== undefined && !isPostgres(logUrl);
  if (hasOwnLog !== (log === null))
    throw new CommandLineError(
      log === null
        ? 'This backup has no log, because its log was not in PostgreSQL: set PARVIS_LOG_URL to that server. Nothing was changed.'
        : 'This backup has a log for PostgreSQL, but PARVIS_LOG_URL names another kind of server. Nothing was changed.',
    );
  if ((bucket !== undefined) !== (media === null))
    throw new CommandLineError(
      media === null
        ? 'This backup has no images and files, because they were in a bucket: set PARVIS_S3_URL to it. Nothing was changed.'
        : 'This backup has images and files, but PARVIS_S3_URL names a bucket: unset it. Nothing was changed.',
    );
}

async function requireUnused(...clients: readonly (Client | undefined)[]): Promise<void> {
  for (const client of clients) {
    const sessions = client === undefined ? 0 : await countOtherSessions(client);
    if (sessions > 0)
      throw new CommandLineError(
        `The database ${client?.database ?? ''} is in use (${sessions} other connections): stop every Parvis that uses it. Nothing was changed.`,
      );
  }
}

async function requireEmpty(
  { mediaFolder }: Stores,
  ...clients: readonly (Client | undefined)[]
): Promise<void> {
  const full: string[] = [];
  for (const client of clients)
    if (client !== undefined && !(await isEmpty(client)))
      full.push(`the database ${client.database ?? ''}`);
  if (mediaFolder !== undefined && (await mediaKeys(mediaFolder)).length > 0)
    full.push(`the folder ${mediaFolder}`);
  if (full.length > 0)
    throw new CommandLineError(
      `There is a site already (${full.join(', ')}): add --replace to delete it and restore the backup in its place. Nothing was changed.`,
    );
}

/** With a log behind the database, reactors would take the place of lost events for theirs. */
async function requireLogAfter(logUrl: string, { logPosition }: BackupContents): Promise<void> {
  const log = await openLog(logUrl);
  try {
    const head = await log.head();
    if (head < logPosition)
      throw new CommandLineError(
        `The log ends at ${head}, before this backup (${logPosition}): restore the log first, from a copy made after it. Nothing was changed.`,
      );
  } finally {
    await log.close();
  }
}
