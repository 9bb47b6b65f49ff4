import { createHash } from 'node:crypto';
import type { Position } from '@parvis/contracts/log/position.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../adapters/clock.ts';
import type { ChangeFeed } from './change-feed.ts';

/** A rendered response, its log position, and its tags. */
export interface RenderedPage {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly position: Position;
  readonly tags: readonly string[];
  /** The feed's generation before the page was composed. */
  readonly generation: string | undefined;
  /** When it stops being true though nothing changed. */
  readonly expiresAt?: Date | undefined;
  /** Its address shows something else to who asks for another type. */
  readonly variesByAccept?: boolean;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page ready to leave: its validator, and its bytes as they are and in the encodings requested so far. */
export interface CachedPage extends Omit<RenderedPage, 'body'> {
  readonly etag: string;
  readonly bytes: { readonly identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

/** Addresses remembered as requested once. */
const maxRequestedOnce = 10_000;

/** A rendered page for every reader, not compressed yet. */
export function encodePage({ body, ...page }: RenderedPage): CachedPage {
  const identity = Buffer.from(body);
  return {
    ...page,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bytes: { identity },
  };
}

/**
 * Rendered pages by key, bounded by bytes.
 * An entry older than one of its tags is neither inserted nor served, and nothing is served
 * while the change feed is behind.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CachedPage>;
  /** The feed's changes at which a page was found to be current. */
  readonly #currentAt = new WeakMap<CachedPage, number>();
  readonly #requestedOnce = new LRUCache<string, true>({ max: maxRequestedOnce });
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;
  #hits = 0;

  constructor(feed: ChangeFeed, clock: Clock, maxBytes: number) {
    this.#feed = feed;
    this.#clock = clock;
    this.#entries = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: (page) => sizeOf(page),
    });
  }

  get(key: string): CachedPage | undefined {
    if (!this.#feed.isFresh()) return undefined;
    const page = this.#entries.get(key);
    if (page === undefined) return undefined;
    if (this.#isCurrent(page)) {
      this.#hits += 1;
      return page;
    }
    this.#entries.delete(key);
    return undefined;
  }

  /** Keeps a page unless it is out of date. @returns whether it is kept */
  put(key: string, page: CachedPage): boolean {
    if (!this.#feed.isFresh() || !this.#isCurrent(page)) return false;
    this.#entries.set(key, page);
    return true;
  }

  /** As `put`, from the second time on that the page is requested. */
  putLater(key: string, page: CachedPage): boolean {
    if (this.#requestedOnce.has(key)) return this.put(key, page);
    this.#requestedOnce.set(key, true);
    return false;
  }

  /** Totals of hits, pages and their bytes. */
  get figures(): { readonly hits: number; readonly pages: number; readonly bytes: number } {
    return { hits: this.#hits, pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Whether everything that changed up to a position is known here. */
  hasSeen(position: Position): boolean {
    return this.#feed.isFresh() && this.#feed.position >= position;
  }

  /** The generation under which a page about to be composed is stored. */
  get generation(): string | undefined {
    return this.#feed.generation;
  }

  #isCurrent(page: CachedPage): boolean {
    const { tags, position, generation, expiresAt } = page;
    if (expiresAt !== undefined && expiresAt <= this.#clock.now()) return false;
    const { changes } = this.#feed;
    if (this.#currentAt.get(page) === changes) return true;
    if (generation !== this.#feed.generation || this.#feed.changedSince(tags, position))
      return false;
    this.#currentAt.set(page, changes);
    return true;
  }
}

/** With what it takes compressed, which is made later. */
function sizeOf({ bytes }: CachedPage): number {
  return Math.ceil(bytes.identity.length * 1.4) + 512;
}
