import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Received bytes, in a temporary file until they are discarded. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 in lowercase hexadecimal. */
  readonly hash: string;
  discard(): Promise<void>;
}

/** Writes a stream to a temporary file; stops at the first byte beyond the limit. */
export async function receive(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  folder: string,
): Promise<Outcome<ReceivedFile>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${process.pid}-${randomUUID()}`);
  const discard = () => rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    const written = await writeAll(file, stream, maxBytes);
    if (written.ok) return accept({ path, ...written.value, discard });
    await discard();
    return written;
  } catch (cause) {
    await discard();
    throw cause;
  } finally {
    await file.close();
  }
}

/** Yields the bytes of a file, which is opened when the first are read. */
export async function* bytesAt(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

/** Returns a complete file, treated as if it had been received. */
export async function receivedAt(path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of bytesAt(path)) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { path, bytes, hash: hash.digest('hex'), discard: () => rm(path, { force: true }) };
}

async function writeAll(
  file: FileHandle,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Outcome<Pick<ReceivedFile, 'bytes' | 'hash'>>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return refuse('body-too-large', { params: { maximum: maxBytes } });
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (bytes === 0) return refuse('invalid', { path: ['body'], params: { reason: 'required' } });
  return accept({ bytes, hash: hash.digest('hex') });
}
