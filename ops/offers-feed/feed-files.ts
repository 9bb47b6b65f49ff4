import { createReadStream, type ReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { FeedPart } from '@parvis/services/careers/import-feed/import-request.ts';
import { CommandLineError } from '../cli/command-line-error.ts';

const feedFile = /\.(?:json|jsonl|ndjson|jsonld|xml|html?)(?:\.gz)?$/i;

/**
 * Returns the parts of a feed in a file, or in the files of a folder in the order of their names.
 */
export async function openFeedFiles(path: string): Promise<{
  readonly parts: readonly FeedPart[];
  readonly bytes: number;
  /** How many of them were read. */
  readonly bytesRead: () => number;
}> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new CommandLineError(`There is no file or folder ${path}.`, { cause });
  });
  // A pipe of the shell has a writer; opening another one can block for ever, beyond any interruption.
  const isPipe = found.isFIFO() && /^\/(?:dev|proc)\//.test(path);
  if (!found.isFile() && !found.isDirectory() && !isPipe)
    throw new CommandLineError(`${path} is no file or folder: save the feed into a file first.`);
  const files = found.isDirectory() ? await filesIn(path) : [path];
  if (files.length === 0) throw new CommandLineError(`There is no feed in the folder ${path}.`);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  let current: ReadStream | undefined;
  let before = 0;
  const parts = files.map((file): FeedPart => {
    const bytes = (async function* () {
      before += current?.bytesRead ?? 0;
      current = createReadStream(file, { highWaterMark: 256 * 1024 });
      yield* /\.gz$/i.test(file) ? current.pipe(createGunzip()) : current;
    })();
    return files.length === 1 ? { bytes } : { bytes, name: relative(path, file) };
  });
  return {
    parts,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    bytesRead: () => before + (current?.bytesRead ?? 0),
  };
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && feedFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
