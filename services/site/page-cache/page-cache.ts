import { hash } from 'node:crypto';
import { stalePagesMs } from '@parvis/contracts/limits/reading.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { MissedSearch } from '@parvis/contracts/missed-searches/missed-search.ts';
import type { ReadersWithProfile } from '@parvis/contracts/site/applicant-profile.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../adapters/clock.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type Compression, compressQuickly } from './compress-page.ts';

/** A rendered response, its log position, and its tags. */
export interface RenderedPage {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly position: Position;
  readonly tags: readonly string[];
  /** The feed's generation before the page was composed. */
  readonly generation: string | undefined;
  /** When it expires without any change. */
  readonly expiresAt?: Date | undefined;
  /** Whether the response at its address depends on the `Accept` header. */
  readonly variesByAccept?: boolean;
  /** Links to its earlier versions, as a header. */
  readonly link?: string | undefined;
  /** The search that found nothing on it, to be counted each time it is served. */
  readonly missed?: MissedSearch | undefined;
  /** Whose applicant profile it depends on, if it does. */
  readonly forProfiles?: ReadersWithProfile | undefined;
}

export type Encoding = 'identity' | Compression;

/**
 * A page that is ready to be sent: its ETag, and its bytes, compressed in the encoding of nearly all
 * browsers and in those requested so far. Uncompressed, it would take five times the memory.
 */
export interface CachedPage extends Omit<RenderedPage, 'body'> {
  readonly etag: string;
  readonly bytes: { br: Buffer } & Partial<Record<Compression, Buffer>>;
  /** The encodings in which it was compressed quickly, for a visitor who was waiting. */
  readonly quick: Set<Compression>;
}

/** The pages of a cache, which were all current at a position; the one served last comes first. */
export interface KeptPages {
  readonly position: Position;
  readonly pages: readonly (readonly [key: string, page: CachedPage])[];
}

/** A page for a visitor; one that may be out of date has its age. */
export interface FoundPage {
  readonly page: CachedPage;
  /** Whether it was composed for this visitor. */
  readonly isNew?: true;
  /** Whole seconds since it was known to be current; undefined while that is known. */
  readonly staleSeconds?: number;
}

/** The share of the cache that pages may take that nobody has requested yet. */
const shareForAll = 0.8;
/** The number of addresses whose requests are counted. */
const maxCounted = 10_000;

/** A rendered page for the cache, compressed quickly. */
export function encodePage({ body, ...page }: RenderedPage): CachedPage {
  return {
    ...page,
    etag: `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`,
    bytes: { br: compressQuickly(body, 'br') },
    quick: new Set(['br']),
  };
}

/**
 * Rendered pages by key, limited in bytes. An entry older than one of its tags is neither inserted
 * nor served. While the change feed is behind nothing is served as current; while that is because the
 * database does not respond, pages are served as stale for some minutes.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CachedPage>;
  /** The change count of the feed when the page was last validated. */
  readonly #currentAt = new WeakMap<CachedPage, number>();
  /** How often each address was requested. */
  readonly #requests = new LRUCache<string, { times: number }>({ max: maxCounted });
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;
  #hits = 0;
  #staleHits = 0;

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
      this.#countRequest(key);
      return page;
    }
    this.#entries.delete(key);
    return undefined;
  }

  /**
   * Returns a page to a visitor: a current one, or, while the database does not respond, one that is
   * not known to have changed.
   */
  find(key: string): FoundPage | undefined {
    const page = this.get(key);
    if (page !== undefined) return { page };
    const { awayForMs } = this.#feed;
    if (awayForMs === undefined || awayForMs > stalePagesMs) return undefined;
    const known = this.#entries.get(key);
    if (known === undefined || !this.#isCurrent(known)) return undefined;
    this.#staleHits += 1;
    return { page: known, staleSeconds: Math.floor(awayForMs / 1_000) };
  }

  /** Inserts a page unless it is out of date. @returns whether it was inserted */
  put(key: string, page: CachedPage): boolean {
    this.#countRequest(key);
    if (!this.#feed.isFresh() || !this.#isCurrent(page)) return false;
    this.#entries.set(key, page);
    return true;
  }

  /** Like `put`, but only from the second request for the page on. */
  putLater(key: string, page: CachedPage): boolean {
    if (this.#requests.has(key)) return this.put(key, page);
    this.#countRequest(key);
    return false;
  }

  /** Whether a current page is cached. */
  has(key: string): boolean {
    const page = this.#entries.peek(key);
    return page !== undefined && this.#isCurrent(page);
  }

  /** Returns the keys of pages that have changed since they were inserted, most requested first. */
  changed(): readonly string[] {
    const keys = [...this.#entries.entries()].flatMap(([key, page]) =>
      this.#isCurrent(page) ? [] : [key],
    );
    const requestsOf = (key: string) => this.#requests.peek(key)?.times ?? 0;
    return keys.toSorted((one, other) => requestsOf(other) - requestsOf(one));
  }

  /** Whether so much is cached that further pages displace others soon. */
  get isFilling(): boolean {
    return this.#entries.calculatedSize > this.#entries.maxSize * shareForAll;
  }

  /** Returns the pages that are current as far as the feed has read, and up to where. */
  current(): KeptPages {
    const pages = [...this.#entries.entries()].filter(([, page]) => this.#isCurrent(page));
    return { position: this.#feed.position, pages };
  }

  /** Inserts the pages of an earlier process. The feed must begin where they were current. */
  restore({ pages }: KeptPages): void {
    // The oldest first, because the cache drops those first.
    for (const [key, page] of pages.toReversed()) this.#entries.set(key, page);
  }

  /** Totals of hits, of pages served as stale, of pages and their bytes. */
  get figures(): Record<'hits' | 'staleHits' | 'pages' | 'bytes', number> {
    return {
      hits: this.#hits,
      staleHits: this.#staleHits,
      pages: this.#entries.size,
      bytes: this.#entries.calculatedSize,
    };
  }

  /** Whether all changes up to a position are known here. */
  hasSeen(position: Position): boolean {
    return this.#feed.isFresh() && this.#feed.position >= position;
  }

  /** Resolves when a page may be composed that can be inserted. */
  ready(): Promise<void> {
    return this.#feed.settled();
  }

  /** The generation under which a page about to be composed is stored. */
  get generation(): string | undefined {
    return this.#feed.generation;
  }

  #countRequest(key: string): void {
    const counted = this.#requests.get(key);
    if (counted === undefined) this.#requests.set(key, { times: 1 });
    else counted.times += 1;
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

/** Including the estimated size of its other compressed form, which is created later. */
function sizeOf({ bytes }: CachedPage): number {
  return Math.ceil(bytes.br.length * 2.2) + 512;
}
