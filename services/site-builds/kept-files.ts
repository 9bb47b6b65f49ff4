import { createHash } from 'node:crypto';
import type { Storage, Stored } from '../adapters/storage/storage.ts';

/** Files of builds in a storage, each under its digest, so that builds share what did not change. */
export class KeptFiles {
  readonly #storage: Pick<Storage, 'put' | 'get' | 'head'>;

  constructor(storage: Pick<Storage, 'put' | 'get' | 'head'>) {
    this.#storage = storage;
  }

  /** Stores a file unless it is there. @throws StorageUnavailable */
  async keep(bytes: Uint8Array): Promise<void> {
    const key = builtFileKey(digestOf(bytes));
    if ((await this.#storage.head(key)) === undefined)
      await this.#storage.put(key, bytes, 'application/octet-stream');
  }

  /** @throws StorageUnavailable */
  open(digest: string): Promise<Stored | undefined> {
    return this.#storage.get(builtFileKey(digest));
  }
}

/** Returns the SHA-256 of a file in hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the storage key of a file of a build. */
export function builtFileKey(digest: string): string {
  return `builds/${digest}`;
}
