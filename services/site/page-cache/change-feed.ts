import { changeFeedStaleAfterMs } from '@parvis/contracts/limits/reading.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { isServerUnavailable } from '@parvis/projections/postgres/transient-error.ts';

/**
 * The changes since the last read: the newest position read, and each changed tag with its position.
 */
export interface TagChanges {
  readonly position: Position;
  /**
   * The generation of the read model that is served; after a rebuild everything may have changed.
   */
  readonly generation: string;
  readonly tags: readonly { readonly tag: string; readonly position: Position }[];
  /** Whether more changes are stored than were returned. */
  readonly hasMore?: boolean;
}

/** Reads the changes of tags that are stored since it returned last. */
export type ReadTagChanges = () => Promise<TagChanges>;

/** How long after a failed read the next one begins, in milliseconds. */
const retryMs = 1_000;
/** The minimum interval between reads that hints trigger, in milliseconds. */
const afterHintMs = 20;

/**
 * Tracks, in this process, the position at which each tag last changed. Reads a table: when a hint
 * arrives, when something may have been stored that no hint announced, and after a failed read.
 */
export class ChangeFeed {
  readonly #read: ReadTagChanges;
  readonly #ticks: () => number;
  readonly #changedAt = new Map<string, Position>();
  #position = startOfLog;
  #generation: string | undefined;
  #changes = 0;
  #begunAt = Number.NEGATIVE_INFINITY;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  /** Whether the last read failed because the database does not respond. */
  #isDatabaseAway = false;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;
  #isSoon = false;
  readonly #listeners: ((tags: readonly string[]) => void)[] = [];

  /** @param ticks milliseconds of a monotonic clock, because the wall clock may be adjusted */
  constructor(read: ReadTagChanges, ticks: () => number = () => performance.now()) {
    this.#read = read;
    this.#ticks = ticks;
  }

  /** Calls a listener with the tags that have changed, each time some have. */
  onChange(listener: (tags: readonly string[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Starts reading; resolves after the first read, successful or not. */
  start(): Promise<void> {
    return this.#poll();
  }

  /** Reads what was stored, because there may be changes that no hint announced. */
  look(): void {
    if (this.#stopped) return;
    if (this.#running) this.#isSoon = true;
    else void this.#poll();
  }

  /** Records that nothing was stored since the last `look`: what was read then is still current. */
  confirm(): void {
    if (!this.#running && !this.#hasFailed) this.#confirmedAt = this.#ticks();
  }

  /**
   * Records tags that a read model reportedly changed, and reads immediately, or soon after the
   * last read: hints of one change arrive from several read models.
   */
  noteHint(tags: readonly string[], position: Position): void {
    const isNews = this.#note(tags.map((tag) => ({ tag, position })));
    if (isNews) this.#changes += 1;
    if (this.#stopped) return;
    const isDue = isNews && this.#ticks() - this.#begunAt >= afterHintMs;
    if (isDue && !this.#running) void this.#poll();
    else if (!this.#isSoon) {
      this.#isSoon = true;
      if (!this.#running) this.#pollIn(afterHintMs);
    }
  }

  /** Resolves once no read is in progress: what is composed then may be cached. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** True while the feed was read recently enough for cached pages to be trusted. */
  isFresh(): boolean {
    return this.#ticks() - this.#confirmedAt <= changeFeedStaleAfterMs;
  }

  /**
   * While the database does not respond: how long ago everything was known to be current, in
   * milliseconds. Undefined while it responds, whatever else is wrong.
   */
  get awayForMs(): number | undefined {
    if (this.isFresh()) return undefined;
    const now = this.#ticks();
    const isWaiting = this.#running !== undefined && now - this.#begunAt > changeFeedStaleAfterMs;
    return this.#isDatabaseAway || isWaiting ? now - this.#confirmedAt : undefined;
  }

  /**
   * The generation of the read model that the feed has seen; a page composed under another one must
   * not be trusted.
   */
  get generation(): string | undefined {
    return this.#generation;
  }

  /** The position up to which all changes are known. */
  get position(): Position {
    return this.#position;
  }

  /**
   * The number of reads that found changes: as long as it is unchanged, so is every other result.
   */
  get changes(): number {
    return this.#changes;
  }

  /** True when one of the tags changed after `position`. */
  changedSince(tags: readonly string[], position: Position): boolean {
    return tags.some((tag) => (this.#changedAt.get(tag) ?? startOfLog) > position);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isSoon = false;
    this.#running = this.#readOnce();
    await this.#running;
    this.#running = undefined;
    if (this.#stopped) return;
    // A read may miss a change that a hint announced meanwhile.
    if (this.#isSoon) this.#pollIn(afterHintMs);
    else if (this.#hasFailed) this.#pollIn(retryMs);
  }

  #pollIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#poll(), milliseconds);
    this.#timer.unref();
  }

  /** @returns whether any of the tags is known to have changed later than before */
  #note(tags: TagChanges['tags']): boolean {
    const news = tags.filter(
      ({ tag, position }) => position > (this.#changedAt.get(tag) ?? startOfLog),
    );
    for (const { tag, position } of news) this.#changedAt.set(tag, position);
    if (news.length === 0) return false;
    const changed = news.map(({ tag }) => tag);
    for (const listener of this.#listeners) listener(changed);
    return true;
  }

  /** After failed reads the feed becomes stale, and every page is rendered anew. */
  async #readOnce(): Promise<void> {
    const begunAt = this.#ticks();
    this.#begunAt = begunAt;
    try {
      while (await this.#readPart());
      this.#confirmedAt = begunAt;
      this.#isDatabaseAway = false;
      this.#hasFailed = false;
    } catch (cause) {
      this.#hasFailed = true;
      this.#isDatabaseAway = isServerUnavailable(cause);
    }
  }

  /** @returns whether there is more to read */
  async #readPart(): Promise<boolean> {
    const changes = await this.#read();
    const isNews = this.#note(changes.tags);
    if (isNews || changes.generation !== this.#generation) this.#changes += 1;
    this.#position = changes.position;
    this.#generation = changes.generation;
    return changes.hasMore === true;
  }
}
