import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { CannotStart } from '../embedded-postgres/cannot-start.ts';
import { writeDurably } from '../embedded-postgres/data-folder.ts';

/** The mark in a data folder, written before anything else of a restore and removed after it. */
const markName = 'unfinished-restore';

/** Marks a data folder as being restored. */
export async function markFolder(dataFolder: string, backup: string): Promise<void> {
  await writeDurably(join(dataFolder, markName), `${backup}\n`);
}

/** Removes the mark of a data folder; does nothing without one. */
export async function unmarkFolder(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, markName), { force: true });
}

/** Marks a database as being restored, for the processes of other machines. */
export async function markDatabase(client: Client, backup: string): Promise<void> {
  await client.query('create table if not exists unfinished_restore (backup text not null)');
  await client.query('truncate unfinished_restore');
  await client.query('insert into unfinished_restore values ($1)', [backup]);
}

/** Removes the mark of a database; in a transaction, together with what that writes. */
export async function unmarkDatabase(client: Client): Promise<void> {
  await client.query('drop table if exists unfinished_restore');
}

/** Returns whether a database has a restore that did not end. */
export async function isDatabaseMarked(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('unfinished_restore') is not null as is`,
  );
  return rows[0]?.is ?? false;
}

/** Returns whether a data folder has a restore that did not end. */
export function isFolderMarked(dataFolder: string): Promise<boolean> {
  return stat(join(dataFolder, markName)).then(
    () => true,
    () => false,
  );
}

/** @throws CannotStart when a restore into this data folder did not end */
export async function requireRestoredFolder(dataFolder: string): Promise<void> {
  if (!(await isFolderMarked(dataFolder))) return;
  const backup = await readFile(join(dataFolder, markName), 'utf8').catch(() => '');
  throw unfinished(backup.trim());
}

/** @throws CannotStart when a restore into this database did not end; the error of the server */
export async function requireRestoredDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await isDatabaseMarked(client))) return;
    const { rows } = await client.query<{ backup: string }>(
      'select backup from unfinished_restore',
    );
    throw unfinished(rows[0]?.backup ?? '');
  } finally {
    await client.end();
  }
}

function unfinished(backup: string): CannotStart {
  return new CannotStart(
    `A restore of this site did not end, so what is there is not whole: run “parvis restore ${backup || 'FOLDER'}” again.`,
  );
}
