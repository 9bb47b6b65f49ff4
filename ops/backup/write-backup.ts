import { execFile } from 'node:child_process';
import { chmod, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import { isPostgres, openLog } from '@parvis/services/main/databases.ts';
import type { Secrets } from '@parvis/services/subjects/secret.ts';
import type { Client } from 'pg';
import { CommandLineError } from '../cli/command-line-error.ts';
import { makePrivateFolder, verifyBackupFile } from './backup-file.ts';
import { connect, copyDatabase } from './database-copy.ts';
import {
  type BackupContents,
  type CopiedDatabase,
  listFiles,
  manifestName,
  sealedManifest,
} from './manifest.ts';
import { copyMedia } from './media-copy.ts';
import { recordBackup } from './record-of-backups.ts';
import { openStores, type Stores } from './stores.ts';

export interface BackupRequest {
  readonly configuration: Configuration;
  readonly secrets: Secrets;
  /** Missing or empty. */
  readonly folder: string;
  /** Keys (`age1…`) for which it is encrypted; none: it is not. */
  readonly recipients: readonly string[];
  /** The last day on which it is kept (ISO 8601), if that is known. */
  readonly keptUntil?: string | undefined;
  /** A shell command that saves a log that is not in PostgreSQL. */
  readonly logCommand: string | undefined;
  /** The version of Parvis. */
  readonly version: string;
  /** Called with a line for the operator. */
  readonly print: (line: string) => void;
  /** Called with what is being copied, and how far. */
  readonly progress: (what: string) => void;
  /** Called before the first file is written. */
  readonly onBegin: () => void;
}

/** What a backup contains, for the operator. */
export interface BackupSummary {
  readonly files: number;
  readonly bytes: number;
  readonly contents: BackupContents;
}

/**
 * Writes a backup: the database as of one instant, then the log, then images and files, so that each
 * has everything that the one before refers to. Verifies it, and writes its manifest last.
 * @throws CommandLineError, CannotStart
 */
export async function writeBackup(request: BackupRequest): Promise<BackupSummary> {
  const { configuration, folder, secrets, print } = request;
  await requireEmptyFolder(folder);
  request.onBegin();
  const stores = await openStores(configuration, 'anybody');
  try {
    const contents = await copyStores(request, stores);
    print('Reading the backup again, to verify it…');
    for (const file of listFiles(contents)) await verifyBackupFile(folder, file);
    await writeManifest(folder, sealedManifest(contents, secrets));
    const bytes = listFiles(contents).reduce((sum, file) => sum + file.bytes, 0);
    await withClient(stores.databaseUrl, (client) =>
      recordBackup(client, {
        finishedAt: new Date(contents.finishedAt),
        folder,
        keptUntil: request.keptUntil ?? null,
        bytes,
      }),
    );
    return { files: listFiles(contents).length, bytes, contents };
  } finally {
    await stores.close();
  }
}

async function copyStores(request: BackupRequest, stores: Stores): Promise<BackupContents> {
  const { folder, recipients, logCommand, print, progress } = request;
  const form = { compressed: true, recipients };
  const copied = (name: string) => (table: string, rows: number) =>
    progress(`${name}: ${table}, ${rows} rows`);
  print('1/3 Copying the database…');
  const { database, secretMarks, logPosition } = await withClient(
    stores.databaseUrl,
    async (client) => {
      let noted = { secretMarks: new Array<string>(), logPosition: '' };
      const begun = async () => {
        noted = {
          secretMarks: await readMarks(client),
          logPosition: await readHead(stores.logUrl),
        };
      };
      const target = { folder, name: 'database', form };
      return { database: await copyDatabase(client, target, copied('database'), begun), ...noted };
    },
  );
  let log: CopiedDatabase | null = null;
  if (isPostgres(stores.logUrl)) {
    print('2/3 Copying the log…');
    log = await withClient(stores.logUrl, (client) =>
      copyDatabase(client, { folder, name: 'log', form }, copied('log')),
    );
  } else await saveOwnLog(logCommand, print);
  print('3/3 Copying images and files…');
  const { mediaFolder } = stores;
  const media =
    mediaFolder === undefined
      ? null
      : await copyMedia(mediaFolder, { folder, recipients }, (done, all) =>
          progress(`images and files: ${done} of ${all}`),
        );
  return {
    format: 1,
    parvis: request.version,
    finishedAt: new Date().toISOString(),
    encrypted: recipients.length > 0,
    secretMarks,
    logPosition,
    database,
    log,
    media,
  };
}

/** Runs the operator's command that saves the log, at the only right moment. */
async function saveOwnLog(
  command: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  if (command === undefined) {
    print(
      '2/3 The log is not in PostgreSQL: it is saved by its own server (see ops/backup/README.md).',
    );
    return;
  }
  print('2/3 Saving the log, by your command…');
  await promisify(execFile)('/bin/sh', ['-c', command]).catch((cause: unknown) => {
    throw new CommandLineError('The command of --log-command failed, so there is no backup.', {
      cause,
    });
  });
}

async function requireEmptyFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0)
    throw new CommandLineError(
      `${folder} is not empty: name a new folder. If an earlier backup was interrupted there, delete it first.`,
    );
  await chmod(folder, 0o700);
}

/** The manifest appears complete or not at all. */
async function writeManifest(folder: string, text: string): Promise<void> {
  const draft = join(folder, `${manifestName}.draft`);
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  if ((await readFile(draft, 'utf8')) !== text)
    throw new CommandLineError(`${draft} is not as it was written: is the disk damaged?`);
  await rename(draft, join(folder, manifestName));
  const directory = await open(folder);
  await directory.sync();
  await directory.close();
}

async function readMarks(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ mark: string }>(
    `select encode(mark, 'hex') as mark from subject_secret, unnest(marks) as mark`,
  );
  return rows.map(({ mark }) => mark);
}

async function readHead(logUrl: string): Promise<string> {
  const log = await openLog(logUrl);
  try {
    return await log.head();
  } finally {
    await log.close();
  }
}

async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
