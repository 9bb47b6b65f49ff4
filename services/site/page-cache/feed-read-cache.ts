import type { ReadCache, SharedRead } from '@parvis/projections/pages/read-shared.ts';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';

/** Enough for a few hundred kinds of lists, and the images of a medium-sized library. */
const maxEntries = 5_000;

interface CachedRead {
  readonly result: SharedRead;
  readonly generation: string | undefined;
  /** The change count of the feed when the entry was last validated. */
  heldAt: number;
}

/**
 * Caches the results that pages share, by the rules of the page cache: it returns no entry that is
 * older than one of its tags, and none while the change feed is behind.
 */
export class FeedReadCache implements ReadCache {
  readonly #feed: ChangeFeed;
  readonly #results = new LRUCache<string, CachedRead>({ max: maxEntries });

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the key determines it
  find<R extends SharedRead>(key: string): R | undefined {
    const entry = this.#results.get(key);
    if (entry === undefined || !this.#feed.isFresh()) return undefined;
    if (!this.#holds(entry)) {
      this.#results.delete(key);
      return undefined;
    }
    const { position } = this.#feed;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names what is kept under it
    const result = entry.result as R;
    return position > result.position ? { ...result, position } : result;
  }

  async read<R extends SharedRead>(key: string, read: () => Promise<R>): Promise<R> {
    const { generation } = this.#feed;
    const result = await read();
    this.#keep(key, result, generation);
    return result;
  }

  async readEach<R extends SharedRead>(
    read: () => Promise<readonly (readonly [string, R])[]>,
  ): Promise<readonly R[]> {
    const { generation } = this.#feed;
    const results = await read();
    for (const [key, result] of results) this.#keep(key, result, generation);
    return results.map(([, result]) => result);
  }

  #keep(key: string, result: SharedRead, generation: string | undefined): void {
    this.#results.set(key, { result, generation, heldAt: -1 });
  }

  #holds(entry: CachedRead): boolean {
    const { changes, generation } = this.#feed;
    if (entry.heldAt === changes) return true;
    const { tags, position } = entry.result;
    if (entry.generation !== generation || this.#feed.changedSince(tags, position)) return false;
    entry.heldAt = changes;
    return true;
  }
}
