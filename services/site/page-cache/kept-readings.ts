import type { KeptReadings, Reading } from '@parvis/projections/pages/read-shared.ts';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';

/** Room for a few hundred kinds of lists, and the images of a medium-sized library. */
const maxReadings = 5_000;

interface KeptReading {
  readonly reading: Reading;
  readonly generation: string | undefined;
  /** The change count of the feed when the entry was last validated. */
  heldAt: number;
}

/**
 * Caches the readings that pages share, by the rules of the page cache: no entry older than one of
 * its tags, and none while the change feed is behind.
 */
export class FeedReadings implements KeptReadings {
  readonly #feed: ChangeFeed;
  readonly #readings = new LRUCache<string, KeptReading>({ max: maxReadings });

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
  }

  find(key: string): Reading | undefined {
    const entry = this.#readings.get(key);
    if (entry === undefined || !this.#feed.isFresh()) return undefined;
    if (!this.#holds(entry)) {
      this.#readings.delete(key);
      return undefined;
    }
    const { position } = this.#feed;
    const { reading } = entry;
    return position > reading.position ? { ...reading, position } : reading;
  }

  async read<R extends Reading>(key: string, read: () => Promise<R>): Promise<R> {
    const { generation } = this.#feed;
    const reading = await read();
    this.#keep(key, reading, generation);
    return reading;
  }

  async readEach<R extends Reading>(
    read: () => Promise<readonly (readonly [string, R])[]>,
  ): Promise<readonly R[]> {
    const { generation } = this.#feed;
    const readings = await read();
    for (const [key, reading] of readings) this.#keep(key, reading, generation);
    return readings.map(([, reading]) => reading);
  }

  #keep(key: string, reading: Reading, generation: string | undefined): void {
    this.#readings.set(key, { reading, generation, heldAt: -1 });
  }

  #holds(entry: KeptReading): boolean {
    const { changes, generation } = this.#feed;
    if (entry.heldAt === changes) return true;
    const { tags, position } = entry.reading;
    if (entry.generation !== generation || this.#feed.changedSince(tags, position)) return false;
    entry.heldAt = changes;
    return true;
  }
}
