import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Less than this is a full disk: PostgreSQL alone needs a segment of its log, of 16 MB. */
const leastFreeBytes = 32 * 1024 * 1024;
/** ENOSPC and EDQUOT of the operating system, `disk_full` of PostgreSQL. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** There is hardly any space left on a disk. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** Returns whether a fault, or one that caused it, means that a disk is full. */
export function isDiskFull(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return ('code' in fault && codes.has(fault.code)) || isDiskFull(fault.cause);
}

/** Space on the disk of a folder, in bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly size: number;
}

/** Returns the space on the disk of a folder; `free` is what this user may still use. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/**
 * Writes a small file into a folder. A folder that is missing, or read-only, is not full.
 * @throws DiskFull, or the error of the operating system for a full disk
 */
export async function requireSpace(folder: string): Promise<void> {
  try {
    const { free } = await readDiskSpace(folder);
    if (free < leastFreeBytes) throw new DiskFull(`${Math.floor(free / 1e6)} MB are free`);
    await writeProbe(join(folder, `.probe-${process.pid}`));
  } catch (cause) {
    if (isDiskFull(cause)) throw cause;
  }
}

async function writeProbe(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(Buffer.alloc(64 * 1024));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
