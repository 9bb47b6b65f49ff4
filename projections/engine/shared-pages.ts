import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ReadableLog } from '../follower/readable-log.ts';

type Page = Promise<readonly RecordedEvent[]>;

/** Pages kept for projections that are a little behind; each may hold some megabytes. */
const pagesKept = 4;
/** As many events at once do not come one after another from editors: there is more behind them. */
const backlogEvents = 64;

/** Whether a page is from the middle of the log rather than its end; it may be shorter than requested. */
export function isBacklog(events: readonly RecordedEvent[], requested: number): boolean {
  return events.length >= Math.min(requested, backlogEvents);
}

/** Pages of the log, read once for all projections that catch up at about the same place. */
export class SharedPages {
  readonly #log: ReadableLog;
  readonly #size: number;
  readonly #pages = new Map<Position, Page>();

  constructor(log: ReadableLog, size: number) {
    this.#log = log;
    this.#size = size;
  }

  /** The page after a position. Somebody may have requested it a moment ago: later events may be missing. */
  read(after: Position): Page {
    const known = this.#pages.get(after);
    if (known !== undefined) return known;
    const page = this.#log.readAll(after, this.#size);
    this.#pages.set(after, page);
    for (const oldest of [...this.#pages.keys()].slice(0, -pagesKept)) this.#pages.delete(oldest);
    // Whoever reads it sees the error; unread, it must not end the process.
    page.then(
      // At the end of the log pages grow, and nobody is behind any more.
      (events) => !isBacklog(events, this.#size) && this.#pages.clear(),
      () => this.#pages.delete(after),
    );
    return page;
  }
}
