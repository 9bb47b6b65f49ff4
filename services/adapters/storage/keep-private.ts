import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the embedded PostgreSQL, which may run as another user and has its own rights. */
const databaseFolder = 'postgres';
const [ownerOnly, ownerFile] = [0o700, 0o600];
/** As root, PostgreSQL runs as another user, who must be able to pass through, but not to list. */
const passable = 0o711;

/** Returns the rights of a folder with the files of the embedded PostgreSQL below it. */
export function rightsAboveDatabase(): number {
  return process.getuid?.() === 0 ? passable : ownerOnly;
}

/**
 * Makes the data folder and what is directly in it accessible to its owner only, also where an
 * earlier version created it readable by everybody. Rights that belong to somebody else are left.
 */
export async function keepPrivate(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await setRights(dataFolder, rightsAboveDatabase());
  for (const entry of await readdir(dataFolder, { withFileTypes: true })) {
    const path = join(dataFolder, entry.name);
    if (entry.isDirectory() && entry.name !== databaseFolder) await setRights(path, ownerOnly);
    if (entry.isFile()) await setRights(path, ownerFile);
  }
}

async function setRights(path: string, rights: number): Promise<void> {
  await chmod(path, rights).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    // A folder of another user or of a read-only medium, or a file that is already gone.
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw cause;
  });
}
