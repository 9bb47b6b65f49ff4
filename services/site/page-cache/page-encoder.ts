import { setTimeout as delay } from 'node:timers/promises';
import {
  type Compression,
  compressQuickly,
  compressThoroughly,
  decompress,
} from './compress-page.ts';
import type { CachedPage, Encoding } from './page-cache.ts';

/** How long visitors have the processor before a page is recompressed, in milliseconds. */
const restMs = 200;
/** The maximum number of pages queued for thorough compression; others stay as they are. */
const maxWaiting = 200;

interface Work {
  readonly page: CachedPage;
  readonly encoding: Compression;
}

/**
 * Compresses pages: quickly for the first visitor, thoroughly, outside the main thread, once a second
 * one has come. Most pages of a large site are requested once before they change.
 */
export class PageEncoder {
  readonly #waiting: Work[] = [];
  #working: Promise<void> | undefined;

  /**
   * Compresses a page quickly in an encoding, unless it has been compressed already.
   * @returns whether it was compressed by this call
   */
  prepare(page: CachedPage, encoding: Encoding): boolean {
    if (encoding === 'identity' || page.bytes[encoding] !== undefined) return false;
    page.bytes[encoding] = compressQuickly(decompress(page.bytes), encoding);
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
      const { page, encoding } = next;
      page.bytes[encoding] = await compressThoroughly(decompress(page.bytes), encoding);
    }
  }
}
