import { createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  maxUnpackedBytes,
  maxUnpackedFileBytes,
  maxUnpackedFiles,
} from '@parvis/contracts/content-import/limits.ts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportFailed } from './import-fault.ts';

/** The most that an archive may unpack to. */
export interface UnpackLimits {
  readonly bytes: number;
  readonly fileBytes: number;
  readonly files: number;
}

const usualLimits: UnpackLimits = {
  bytes: maxUnpackedBytes,
  fileBytes: maxUnpackedFileBytes,
  files: maxUnpackedFiles,
};
/** The bits of a file's mode that say what it is, and their value for a symbolic link. */
const kindOfFile = 0o170_000;
const symbolicLink = 0o120_000;

/**
 * Unpacks an archive into an empty folder. All that its directory declares is checked before the
 * first file is written, and no file may have more bytes than it declares.
 * @throws ImportFailed
 */
export async function unpackZip(
  file: string,
  folder: string,
  limits: UnpackLimits = usualLimits,
): Promise<void> {
  const archive = await openPromise(file, { autoClose: false }).catch(unreadable);
  try {
    const entries = await readEntries(archive, limits.files);
    for (const entry of entries) requireHarmless(entry, folder, limits);
    const whole = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (whole > limits.bytes) throw new ImportFailed('too-large');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (whole > bavail * bsize) throw new ImportFailed('no-room');
    for (const entry of entries) await write(archive, entry, folder);
  } finally {
    archive.close();
  }
}

async function readEntries(archive: ZipFile, most: number): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  // The library refuses names that are absolute or lead upwards.
  try {
    for await (const entry of archive.eachEntry()) {
      entries.push(entry);
      if (entries.length > most) throw new ImportFailed('too-many');
    }
  } catch (cause) {
    if (cause instanceof ImportFailed) throw cause;
    const [, name] =
      /(?:relative path|absolute path|characters in fileName): (.*)$/s.exec(
        cause instanceof Error ? cause.message : '',
      ) ?? [];
    if (name !== undefined) throw new ImportFailed('outside', name);
    return unreadable();
  }
  return entries;
}

function requireHarmless(entry: Entry, folder: string, limits: UnpackLimits): void {
  const { fileName, uncompressedSize } = entry;
  const place = resolve(folder, fileName);
  if (fileName.includes('\0') || !`${place}${sep}`.startsWith(`${resolve(folder)}${sep}`))
    throw new ImportFailed('outside', fileName);
  const mode = entry.externalFileAttributes >>> 16;
  if ((mode & kindOfFile) === symbolicLink) throw new ImportFailed('link', fileName);
  if (entry.isEncrypted()) throw new ImportFailed('encrypted', fileName);
  if (uncompressedSize > limits.fileBytes) throw new ImportFailed('file-too-large', fileName);
}

async function write(archive: ZipFile, entry: Entry, folder: string): Promise<void> {
  const place = join(folder, entry.fileName);
  try {
    if (entry.fileName.endsWith('/')) {
      await mkdir(place, { recursive: true, mode: 0o700 });
      return;
    }
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    const target = createWriteStream(place, { flags: 'wx', mode: 0o600 });
    await pipeline(await archive.openReadStreamPromise(entry), target);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')
      throw new ImportFailed('no-room');
    return unreadable(cause, entry.fileName);
  }
}

function unreadable(_cause?: unknown, name = ''): never {
  throw new ImportFailed('unreadable-archive', name);
}
