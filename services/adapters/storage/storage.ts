/** The contents of an object to store. */
export type Source =
  | Uint8Array
  | {
      readonly stream: AsyncIterable<Uint8Array>;
      /** The number of bytes in the stream. */
      readonly size: number;
      /** SHA-256 of these bytes in lowercase hexadecimal. */
      readonly sha256: string;
    };

/** Bytes as they are stored. */
export interface Stored {
  /** The size of the whole object, whatever range was requested. */
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** First and last byte, both inclusive, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The storage could not be reached or failed. Safe to retry. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/**
 * Stores bytes by key: lowercase letters, digits, `-`, `_`, `.` and `/`. Objects are atomic:
 * complete or absent. Adapters: a folder on disk and S3. One contract suite covers both.
 */
export interface Storage {
  /**
   * Stores an object durably, replacing one with the same key.
   * @param type media type, for storages that serve objects directly
   * @throws Error when a stream's bytes differ from its declaration; StorageUnavailable
   */
  put(key: string, source: Source, type: string): Promise<void>;
  /**
   * Returns the object, or the part of it in a range, which must be within it.
   * @throws StorageUnavailable
   */
  get(key: string, range?: ByteRange): Promise<Stored | undefined>;
  /** @throws StorageUnavailable */
  head(key: string): Promise<{ readonly size: number } | undefined>;
  /** Deletes an object that can be recreated; ignores an unknown key. @throws StorageUnavailable */
  delete(key: string): Promise<void>;
}

const segment = /^(?!\.)[a-z0-9._-]+$/;

/** Returns the key. @throws Error when it could name anything outside the storage */
export function requireSafeKey(key: string): string {
  const isGood = key.length <= 512 && key.split('/').every((part) => segment.test(part));
  if (!isGood) throw new Error('a storage key is lower-case words, digits and slashes');
  return key;
}

/** Returns all the bytes of a stored object. */
export async function readBytes({ body }: Stored): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
