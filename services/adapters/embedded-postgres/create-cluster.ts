import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { CannotStart } from './cannot-start.ts';
import { chownTo, type ServerPaths, writeDurably } from './data-folder.ts';
import { stopWithParent } from './postmaster.ts';
import { launch, type RunAs } from './run-as.ts';

/** The only account in PostgreSQL. */
export const databaseUser = 'parvis';

/**
 * Creates the data directory under a temporary name and renames it when complete, so that an
 * interrupted first start leaves only a draft, which the next one removes. UTF-8, French collation
 * by ICU, SCRAM passwords.
 * @throws CannotStart with initdb's error
 */
export async function createCluster(
  binaries: Binaries,
  places: ServerPaths,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const draft = join(places.home, `draft-${randomUUID()}`);
  const passwordCopy = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await chownTo(runAs, draft);
  await writeDurably(passwordCopy, password);
  await chownTo(runAs, passwordCopy);
  await initialise(binaries, draft, passwordCopy, runAs);
  await rm(passwordCopy);
  await rename(draft, places.cluster);
  const home = await open(places.home);
  await home.sync();
  await home.close();
}

async function initialise(
  { initdb }: Binaries,
  folder: string,
  passwordFile: string,
  runAs: RunAs,
): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fr-FR'];
  const access = ['--auth=scram-sha-256', `--username=${databaseUser}`, `--pwfile=${passwordFile}`];
  const { command, args, options } = launch(
    initdb,
    [`--pgdata=${folder}`, ...locale, ...access],
    runAs,
  );
  const child = spawn(command, args, options);
  stopWithParent(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  if (code === 0) return;
  const reason = said.trim().split('\n').at(-1) || String(code);
  throw new CannotStart(`PostgreSQL could not create its data in ${folder}: ${reason}`);
}
