import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Position } from '@parvis/contracts/log/position.ts';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';

/** A rendered document, where in the log it was read, and what it depends on. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly position: Position;
  readonly tags: readonly string[];
  /** The feed's generation before the page was composed. */
  readonly generation: string | undefined;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page ready to leave: its bytes in every encoding and its validator. */
export interface CachedPage {
  readonly status: number;
  readonly position: Position;
  readonly tags: readonly string[];
  readonly generation: string | undefined;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

const brotliQuality = 5;

/** Compresses a rendered page once, for every reader. */
export function encodePage(page: RenderedPage): CachedPage {
  const identity = Buffer.from(page.html);
  return {
    status: page.status,
    position: page.position,
    tags: page.tags,
    generation: page.generation,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bytes: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
      }),
    },
  };
}

/**
 * Rendered pages by key, bounded by bytes.
 * An entry older than one of its tags is neither inserted nor served, and nothing is served
 * while the change feed is behind.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CachedPage>;
  readonly #feed: ChangeFeed;

  constructor(feed: ChangeFeed, maxBytes: number) {
    this.#feed = feed;
    this.#entries = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: (page) => sizeOf(page),
    });
  }

  get(key: string): CachedPage | undefined {
    if (!this.#feed.isFresh()) return undefined;
    const page = this.#entries.get(key);
    if (page === undefined) return undefined;
    if (this.#isCurrent(page)) return page;
    this.#entries.delete(key);
    return undefined;
  }

  put(key: string, page: CachedPage): void {
    if (this.#feed.isFresh() && this.#isCurrent(page)) this.#entries.set(key, page);
  }

  /** What a page about to be composed is made under. */
  get generation(): string | undefined {
    return this.#feed.generation;
  }

  #isCurrent({ tags, position, generation }: CachedPage): boolean {
    return generation === this.#feed.generation && !this.#feed.changedSince(tags, position);
  }
}

function sizeOf(page: CachedPage): number {
  const { identity, gzip, br } = page.bytes;
  return identity.length + gzip.length + br.length + 512;
}
