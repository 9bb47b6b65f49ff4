import { createHash } from 'node:crypto';
import type { BrandFile } from '@parvis/contracts/brand/brand.ts';
import { readBytes, type Storage } from '../../adapters/storage/storage.ts';

const digits = 32;
const types: Readonly<Record<BrandFile['extension'], string>> = {
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const written = /^\/assets\/brand\/([0-9a-f]{32})\.(svg|woff2)$/;

/** Returns the storage key of a file of a brand. */
export function brandFileKey(file: string, extension: string): string {
  return `brand/${file}.${extension}`;
}

/** The files of brands: kept by their digest, for ever, since pages of the past show them. */
export class BrandFiles {
  readonly #storage: Pick<Storage, 'put' | 'get' | 'head'>;

  constructor(storage: Pick<Storage, 'put' | 'get' | 'head'>) {
    this.#storage = storage;
  }

  /** Keeps a file, and returns the digest that names it. @throws StorageUnavailable */
  async keep(bytes: Uint8Array, extension: BrandFile['extension']): Promise<string> {
    const file = createHash('sha256').update(bytes).digest('hex').slice(0, digits);
    await this.#storage.put(brandFileKey(file, extension), bytes, types[extension]);
    return file;
  }

  /** Returns the names of those that were kept. @throws StorageUnavailable */
  async among(named: readonly BrandFile[]): Promise<readonly string[]> {
    const found = await Promise.all(
      named.map(async ({ file, extension }) => {
        const stored = await this.#storage.head(brandFileKey(file, extension));
        return stored === undefined ? [] : [file];
      }),
    );
    return found.flat();
  }

  /** Returns the file at a public path; undefined where there is none. @throws StorageUnavailable */
  async open(path: string): Promise<Buffer | undefined> {
    const [, file, extension] = written.exec(path) ?? [];
    if (file === undefined || extension === undefined) return undefined;
    const stored = await this.#storage.get(brandFileKey(file, extension));
    return stored && readBytes(stored);
  }
}
