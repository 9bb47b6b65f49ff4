import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { processStart } from './process-start.ts';

/**
 * Makes this process the only Parvis on a data folder. Returns a function that releases the folder.
 * A stale lock is taken over, even when its process id now belongs to another program.
 * @throws CannotStart when another Parvis uses the folder
 */
export async function lockFolder(dataFolder: string): Promise<() => Promise<void>> {
  const path = join(dataFolder, 'parvis.lock');
  const mine = `${process.pid} ${(await processStart(process.pid)) ?? ''}`;
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    while (!(await linked(draft, path))) await clearStaleLock(path, dataFolder);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readOrEmpty(path)) === mine) await rm(path, { force: true });
  };
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw cause;
  }
}

/** Renamed before it is checked, so that only one of two processes can clear the same lock. */
async function clearStaleLock(path: string, dataFolder: string): Promise<void> {
  const content = await readOrEmpty(path);
  const [pid, start] = content.split(' ');
  if (pid && (await processStart(Number(pid))) === start) throw inUse(dataFolder, pid);
  const aside = `${path}.stale.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  if ((await readOrEmpty(aside)) !== content) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function inUse(dataFolder: string, pid: string): CannotStart {
  return new CannotStart(
    `Another Parvis (process ${pid}) is running on the data folder ${dataFolder}: stop it, or set PARVIS_DATA to another folder.`,
  );
}

function readOrEmpty(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
