import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeAbandonedFiles } from './abandoned-files.ts';
import { checkedBytes } from './checked-stream.ts';
import {
  type ByteRange,
  requireSafeKey,
  type Source,
  type Storage,
  StorageUnavailable,
  type Stored,
} from './storage.ts';

/**
 * Where objects are written until they are complete; on the same file system as their final path.
 */
const unfinishedFolder = '.unfinished';
/** Storage in a folder: objects are written to a temporary file, flushed, and renamed. */
export class DiskStorage implements Storage {
  readonly #root: string;

  /** @param root the folder; created when missing */
  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, source: Source): Promise<void> {
    const place = this.#placeOf(key);
    const unfinished = join(this.#root, unfinishedFolder, `${process.pid}-${randomUUID()}`);
    const file = await inFolder(dirname(unfinished), () => open(unfinished, 'wx'));
    try {
      await writeWhole(file, source);
      await inFolder(dirname(place), () => rename(unfinished, place));
    } catch (cause) {
      await rm(unfinished, { force: true });
      throw cause;
    }
    await reaching(() => flushFolder(dirname(place)));
  }

  async get(key: string, range?: ByteRange): Promise<Stored | undefined> {
    const place = this.#placeOf(key);
    const file = await reaching(() => unlessMissing(open(place, 'r')));
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    const part = range === undefined ? {} : { start: range.first, end: range.last };
    return { size, body: createReadStream(place, { fd: file, ...part }) };
  }

  async head(key: string): Promise<{ readonly size: number } | undefined> {
    const found = await reaching(() => unlessMissing(stat(this.#placeOf(key))));
    return found?.isFile() === true ? { size: found.size } : undefined;
  }

  async delete(key: string): Promise<void> {
    await reaching(() => rm(this.#placeOf(key), { force: true }));
  }

  /** Removes the remains of terminated processes. @param now milliseconds since 1970 */
  async removeAbandoned(now: number): Promise<void> {
    await removeAbandonedFiles(join(this.#root, unfinishedFolder), now);
  }

  #placeOf(key: string): string {
    return join(this.#root, requireSafeKey(key));
  }
}

async function writeWhole(file: FileHandle, source: Source): Promise<void> {
  try {
    for await (const chunk of checkedBytes(source)) await reaching(() => file.writeFile(chunk));
    await reaching(() => file.sync());
  } finally {
    await file.close();
  }
}

/** Runs a disk operation in a folder, which is made when it is missing: most are there. */
async function inFolder<T>(folder: string, step: () => Promise<T>): Promise<T> {
  return reaching(async () => {
    try {
      return await step();
    } catch (cause) {
      if (!isMissing(cause)) throw cause;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return step();
    }
  });
}

/** A rename is durable once the directory entry is flushed. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return cause.code === 'ENOENT' || cause.code === 'ENOTDIR';
}

/** Runs a disk operation; its error contains no paths. */
async function reaching<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new StorageUnavailable('the disk failed', { cause });
  }
}
