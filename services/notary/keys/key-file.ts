import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The length of a private key. */
export const seedBytes = 32;

/** A file with private keys, one a line in base64, the newest last. */
export class KeyFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns the keys; none if there is no file. @throws Error for a line that is no key */
  async read(): Promise<readonly Buffer[]> {
    const text = await readFile(this.#path, 'utf8').catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return '';
      throw cause;
    });
    const seeds = text
      .split('\n')
      .filter(Boolean)
      .map((line) => Buffer.from(line, 'base64'));
    if (seeds.some(({ length }) => length !== seedBytes))
      throw new Error(`a line of ${this.#path} is no key of ${seedBytes} bytes in base64`);
    return seeds;
  }

  /** Replaces the keys durably, all or none of them. */
  async write(seeds: readonly Buffer[]): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const unfinished = `${this.#path}.new`;
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(seeds.map((seed) => `${seed.toString('base64')}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, this.#path);
    // The name is durable once its folder is.
    const folder = await open(dirname(this.#path), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
