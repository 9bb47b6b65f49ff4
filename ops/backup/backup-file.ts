import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandLineError } from '../cli/command-line-error.ts';
import type { BackupFile } from './manifest.ts';

/** Only the account that wrote a backup may read it. */
const folderMode = 0o700;
const fileMode = 0o600;

/** How a file is stored. Media are compressed already. */
export interface Form {
  readonly compressed: boolean;
  /** Recipients' keys (`age1…`); none: it is not encrypted. */
  readonly recipients: readonly string[];
}

/**
 * Creates a folder of a backup, for this account only; existing ones are left alone. Node's own
 * recursion never ends in /proc, and calls a read-only disk a missing folder.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makePrivateFolder(dirname(path));
  await mkdir(path, { mode: folderMode }).catch(async (cause: unknown) => {
    if (!(await isFolder(path))) throw cause;
  });
}

/** @throws CommandLineError when something else is there */
async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isDirectory())
    throw new CommandLineError(`${path} is no folder.`);
  return found !== undefined;
}

/**
 * Writes a stream into a new file of a backup, flushed to disk.
 * @param path relative to the backup's folder
 * @returns the file as it is stored
 */
export async function writeBackupFile(
  folder: string,
  path: string,
  source: Readable,
  { compressed, recipients }: Form,
): Promise<BackupFile> {
  await makePrivateFolder(dirname(join(folder, path)));
  const plain = compressed ? createGzip({ level: 1 }) : new PassThrough();
  const measured = measuring();
  const filled = pipeline(source, plain);
  filled.catch(() => undefined);
  const stored = recipients.length === 0 ? plain : await encrypted(plain, recipients);
  const file = await open(join(folder, path), 'wx', fileMode);
  try {
    await pipeline(stored, measured.through, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await file.writeFile(chunk);
    });
    await filled;
    await file.sync();
  } finally {
    await file.close();
  }
  return { path, ...measured.result() };
}

/**
 * Reads a file of a backup to its end.
 * @throws CommandLineError when it is missing or differs from what was written
 */
export async function verifyBackupFile(
  folder: string,
  { path, bytes, sha256 }: BackupFile,
): Promise<void> {
  const measured = measuring();
  try {
    measured.through.resume();
    await pipeline(createReadStream(join(folder, path)), measured.through);
  } catch (cause) {
    throw new CommandLineError(`${path} of the backup ${folder} cannot be read.`, { cause });
  }
  const found = measured.result();
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new CommandLineError(`${path} of the backup ${folder} is not as it was written.`);
}

/**
 * Opens what a file of a backup contains.
 * @param identities keys (`AGE-SECRET-KEY-…`) of which one opens it; none: it is not encrypted
 * @param onBytes called with the number of stored bytes of each piece read
 */
export async function openBackupFile(
  path: string,
  {
    compressed,
    identities,
  }: { readonly compressed: boolean; readonly identities: readonly string[] },
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Readable> {
  const stored = createReadStream(path);
  stored.on('data', (chunk) => onBytes(chunk.length));
  stored.pause();
  const plain = identities.length === 0 ? stored : await decrypted(stored, identities, path);
  if (!compressed) return plain;
  const unzipped = createGunzip();
  pipeline(plain, unzipped).catch((cause: unknown) => unzipped.destroy(asError(cause)));
  return unzipped;
}

async function encrypted(source: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

async function decrypted(
  source: Readable,
  identities: readonly string[],
  path: string,
): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (cause) {
    source.destroy();
    throw new CommandLineError(`None of the keys of --identity opens ${path}.`, { cause });
  }
}

function toWeb(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value }: IteratorResult<Buffer> = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      source.destroy();
    },
  });
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(readPieces(stream), { objectMode: false });
}

async function* readPieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.length > 0) yield Buffer.from(value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Passes bytes through and counts them. */
function measuring(): { through: Transform; result(): Pick<BackupFile, 'bytes' | 'sha256'> } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
