import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage, Encoding } from './page-cache.ts';

type Compression = Exclude<Encoding, 'identity'>;

/** Compression levels: for the visitor who waits, and for everybody after them. */
const quick = { br: 1, gzip: 1 } as const;
const thorough = { br: 5, gzip: 6 } as const;
/** Pages that wait to be compressed thoroughly; more stay as they are. */
const maxWaiting = 200;

const compress: Record<Compression, (bytes: Buffer, level: number) => Promise<Buffer>> = {
  br: (bytes, level) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (bytes, level) => promisify(gzip)(bytes, { level }),
};

interface Work {
  readonly page: CachedPage;
  readonly encoding: Compression;
}

/** Compresses pages outside the main thread: quickly for the first visitor, thoroughly once they are kept. */
export class PageEncoder {
  readonly #waiting: Work[] = [];
  #working: Promise<void> | undefined;

  /** Makes a page's bytes in an encoding unless they are there. @returns whether they were compressed now, quickly */
  async prepare(page: CachedPage, encoding: Encoding): Promise<boolean> {
    if (encoding === 'identity' || page.bytes[encoding] !== undefined) return false;
    const bytes = await compress[encoding](page.bytes.identity, quick[encoding]);
    page.bytes[encoding] ??= bytes;
    return true;
  }

  /** Recompresses a page thoroughly, after those already waiting, when nobody waits for it. */
  improve(page: CachedPage, encoding: Encoding): void {
    if (encoding === 'identity' || this.#waiting.length >= maxWaiting) return;
    this.#waiting.push({ page, encoding });
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  /** Resolves when nothing waits to be compressed. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const { bytes } = next.page;
      bytes[next.encoding] = await compress[next.encoding](bytes.identity, thorough[next.encoding]);
    }
  }
}
