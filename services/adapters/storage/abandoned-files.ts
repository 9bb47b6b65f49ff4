import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An unfinished file older than this, in milliseconds, belongs to a terminated process. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Removes files left unfinished by terminated processes. @param now milliseconds since 1970 */
export async function removeAbandonedFiles(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true && now - found.mtimeMs > abandonedAfterMs)
      await rm(path, { force: true });
  }
}
