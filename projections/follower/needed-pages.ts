import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { SharedPages } from './shared-pages.ts';

/** A follower needs few events of a page if it is one of this many, or less. */
const fewOf = 8;

/**
 * The pages of the log for one follower. They are shared with others, unless it is far behind and
 * needs few of the events, as after an import of many offers: then it reads alone, without the others,
 * until it has caught up.
 */
export class NeededPages {
  readonly #pages: SharedPages;
  readonly #needless: readonly string[];
  readonly #isNeedless: (event: RecordedEvent) => boolean;
  #isAlone = false;
  /** Whether the log leaves events out at all. */
  #leavesOut = true;

  /** @param needless event types */
  constructor(pages: SharedPages, needless: readonly string[]) {
    this.#pages = pages;
    this.#needless = needless;
    const types = new Set(needless);
    this.#isNeedless = ({ type }) => types.has(type);
  }

  /** Returns a page after a position; none at the end of the log. @throws LogUnavailable */
  async read(after: Position): Promise<readonly RecordedEvent[]> {
    const isAlone = this.#isAlone;
    const events = isAlone
      ? await this.#pages.readWithout(after, this.#needless)
      : await this.#pages.read(after);
    if (isAlone && events.slice(0, -1).some(this.#isNeedless)) this.#leavesOut = false;
    this.#isAlone =
      this.#leavesOut && this.#hasMoreAfter(events) && (isAlone || this.#isFew(events));
    return events;
  }

  /** Returns whether a page is from the middle of the log, as `SharedPages` does. */
  isBacklog(events: readonly RecordedEvent[]): boolean {
    return this.#pages.isBacklog(events);
  }

  #hasMoreAfter(events: readonly RecordedEvent[]): boolean {
    const last = events.at(-1);
    return last !== undefined && !this.#pages.isEnd(last.position);
  }

  #isFew(events: readonly RecordedEvent[]): boolean {
    if (!this.isBacklog(events)) return false;
    const needed = events.filter((event) => !this.#isNeedless(event)).length;
    return needed * fewOf <= events.length;
  }
}
