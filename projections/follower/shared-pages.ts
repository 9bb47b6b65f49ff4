import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ReadableLog } from './readable-log.ts';

type Page = Promise<readonly RecordedEvent[]>;

/**
 * The number of pages cached for followers that are slightly behind; each may take some
 * megabytes.
 */
const pagesKept = 4;
/** Editors do not write this many events in so short a time: a batch this large means a backlog. */
const backlogEvents = 64;

/** Pages of the log, each read once for all followers at about the same position. */
export class SharedPages {
  readonly #log: Pick<ReadableLog, 'readAll'>;
  readonly #size: number;
  readonly #pages = new Map<Position, Page>();
  /** Those from the middle of the log. */
  readonly #large = new WeakSet<Page>();
  #announced: Position | undefined;

  constructor(log: Pick<ReadableLog, 'readAll'>, size: number) {
    this.#log = log;
    this.#size = size;
  }

  /**
   * Records that the log has reportedly grown to a position: a page that ended before may now be
   * incomplete.
   */
  expectMore(end: Position): void {
    if (this.#announced === undefined || end > this.#announced) this.endIs(end);
  }

  /**
   * Records that the log ends at a position, which is before the last one after restoring a backup.
   */
  endIs(end: Position): void {
    if (end === this.#announced) return;
    this.#announced = end;
    this.#pages.clear();
  }

  /** The end of the log, as far as it is known; undefined until it was announced. */
  get end(): Position | undefined {
    return this.#announced;
  }

  /** Returns whether no event is known to follow a position. */
  isEnd(position: Position): boolean {
    return this.#announced !== undefined && position >= this.#announced;
  }

  /** Returns the page after a position: at least what was in the log at the last `expectMore`. */
  read(after: Position): Page {
    const known = this.#pages.get(after);
    if (known !== undefined) return known;
    const page = this.#log.readAll(after, this.#size);
    this.#pages.set(after, page);
    for (const oldest of [...this.#pages.keys()].slice(0, -pagesKept)) this.#pages.delete(oldest);
    const settle = (events: readonly RecordedEvent[]) => this.#settle(after, page, events);
    // Its readers get the error; without readers, it must not end the process.
    page.then(settle, () => settle([]));
    return page;
  }

  /** Reads a page for one follower alone, without events of these types. @throws LogUnavailable */
  readWithout(after: Position, types: readonly string[]): Page {
    return this.#log.readAll(after, this.#size, types);
  }

  /**
   * Returns whether a page is from the middle of the log rather than its end; it may be shorter
   * than requested.
   */
  isBacklog(page: readonly RecordedEvent[]): boolean {
    return page.length >= Math.min(this.#size, backlogEvents);
  }

  #settle(after: Position, page: Page, events: readonly RecordedEvent[]): void {
    if (events.length === 0 && this.#pages.get(after) === page) this.#pages.delete(after);
    if (this.isBacklog(events)) this.#large.add(page);
    else this.#forgetLargeBefore(after);
  }

  /** No reader is far behind any more; one that is slower than others may still need a small page. */
  #forgetLargeBefore(end: Position): void {
    for (const [after, page] of this.#pages)
      if (after < end && this.#large.has(page)) this.#pages.delete(after);
  }
}
