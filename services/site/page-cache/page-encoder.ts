import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage, Encoding } from './page-cache.ts';

type Compression = Exclude<Encoding, 'identity'>;

/** Compression levels: for the visitor who is waiting, and for later ones. */
const quick = { br: 1, gzip: 1 } as const;
const thorough = { br: 5, gzip: 6 } as const;
/** How long visitors have the processor before a page is recompressed, in milliseconds. */
const restMs = 200;
/** The maximum number of pages queued for thorough compression; others stay as they are. */
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

/**
 * Compresses pages outside the main thread: quickly for the first visitor, thoroughly once a second
 * one has come. Most pages of a large site are requested once before they change.
 */
export class PageEncoder {
  readonly #waiting: Work[] = [];
  #working: Promise<void> | undefined;

  /**
   * Compresses a page quickly in an encoding, unless it has been compressed already.
   * @returns whether it was compressed by this call
   */
  async prepare(page: CachedPage, encoding: Encoding): Promise<boolean> {
    if (encoding === 'identity' || page.bytes[encoding] !== undefined) return false;
    const bytes = await compress[encoding](page.bytes.identity, quick[encoding]);
    page.bytes[encoding] ??= bytes;
    page.quick.add(encoding);
    return true;
  }

  /**
   * Recompresses a page that was compressed quickly, after those queued earlier, when no visitor is
   * waiting.
   */
  improve(page: CachedPage, encoding: Encoding): void {
    if (encoding === 'identity' || this.#waiting.length >= maxWaiting) return;
    if (!page.quick.delete(encoding)) return;
    this.#waiting.push({ page, encoding });
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    await delay(restMs, undefined, { ref: false });
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const { bytes } = next.page;
      bytes[next.encoding] = await compress[next.encoding](bytes.identity, thorough[next.encoding]);
    }
  }
}
