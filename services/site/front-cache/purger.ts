import { purgeAgainAfterMs } from '@parvis/contracts/limits/front-cache.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { containsPlace } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import {
  type ChangedPages,
  listChangedPages,
} from '@parvis/projections/pages/list-changed-pages.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { everyPage, keyOfTag, pagesOfManyTags } from './cache-keys.ts';
import { type Purged, readPurged, storePurged } from './purge-rows.ts';

export interface PurgerDeps {
  readonly log: ReadableLog;
  /** Names the configured caches: when they change, everything is purged. */
  readonly caches: string;
  /** Purges keys from every cache; rejects when one of them failed. */
  readonly purge: (keys: readonly string[]) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
}

/** Keys to be purged again, and up to where the changes are settled by that. */
interface Round {
  readonly dueAt: number;
  readonly keys: readonly string[];
  /** With the last round of a change. */
  readonly settles?: Purged;
}

/**
 * Purges caches in front of the site of what changed, at least once: it follows the table that the
 * page cache follows, and what it has stored moves on only when the last purge of a change succeeded.
 * After an outage, or in another process, it purges everything since then; of a log that no longer
 * contains that event because it was restored from a backup, everything.
 */
export class Purger {
  readonly #deps: PurgerDeps;
  #seen: Purged | undefined;
  readonly #purgedAt = new Map<string, Position>();
  #rounds: readonly Round[] = [];

  constructor(deps: PurgerDeps) {
    this.#deps = deps;
  }

  /** @throws LogUnavailable */
  async begin(db: Queryable): Promise<void> {
    const purged = await readPurged(db);
    const isKnown = purged !== undefined && (await containsPlace(this.#deps.log, purged));
    this.#seen = isKnown ? purged : undefined;
    this.#purgedAt.clear();
    this.#rounds = [];
  }

  /**
   * Purges what changed, and again what is due.
   * @returns in how many milliseconds something is to be purged again
   * @throws CallFailed when a cache could not be purged, ReadModelNotServed
   */
  async handleBatch(db: Queryable): Promise<number> {
    const changes = await listChangedPages(db, this.#seen?.position ?? startOfLog);
    const keys = this.#keysOf(changes);
    if (keys.length > 0) await this.#purge(changes, keys);
    await this.#repeat(db);
    const now = this.#deps.ticks();
    return Math.min(...this.#rounds.map(({ dueAt }) => Math.max(1, dueAt - now)));
  }

  /** The keys of what changed since the last purge; all when that is unknown. */
  #keysOf({ tags, generation }: ChangedPages): readonly string[] {
    const { caches } = this.#deps;
    if (this.#seen?.generation !== generation || this.#seen.caches !== caches) return [everyPage];
    const news = tags.filter(
      ({ tag, position }) => position > (this.#purgedAt.get(tag) ?? startOfLog),
    );
    return news.length === 0
      ? []
      : [...new Set(news.map(({ tag }) => keyOfTag(tag))), pagesOfManyTags];
  }

  async #purge(changes: ChangedPages, keys: readonly string[]): Promise<void> {
    const { purge, ticks, caches } = this.#deps;
    await purge(keys);
    const { tags, position, event, generation } = changes;
    for (const { tag, position: at } of tags) this.#purgedAt.set(tag, at);
    const seen = { position, event, generation, caches };
    this.#seen = seen;
    const now = ticks();
    const last = purgeAgainAfterMs.length - 1;
    const again = purgeAgainAfterMs.map((afterMs, nth) => ({
      dueAt: now + afterMs,
      keys,
      ...(nth === last && { settles: seen }),
    }));
    this.#rounds = [...this.#rounds, ...again];
  }

  async #repeat(db: Queryable): Promise<void> {
    const now = this.#deps.ticks();
    const due = this.#rounds.filter(({ dueAt }) => dueAt <= now);
    if (due.length === 0) return;
    await this.#deps.purge([...new Set(due.flatMap(({ keys }) => keys))]);
    this.#rounds = this.#rounds.filter(({ dueAt }) => dueAt > now);
    const settled = due.findLast(({ settles }) => settles !== undefined)?.settles;
    if (settled === undefined) return;
    await storePurged(db, settled);
    if (this.#rounds.length === 0) this.#purgedAt.clear();
  }
}
