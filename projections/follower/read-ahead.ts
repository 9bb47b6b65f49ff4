import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { SharedPages } from './shared-pages.ts';

type Pages = Pick<SharedPages, 'read' | 'isBacklog'>;

interface Ahead {
  readonly after: Position;
  readonly events: Promise<readonly RecordedEvent[]>;
}

/** Reads the log in batches, prefetching the next one while the last is being written. */
export class ReadAhead {
  readonly #pages: Pages;
  #ahead: Ahead | undefined;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /**
   * Returns one page of events after a position; none at the end of the log.
   * @throws LogUnavailable
   */
  async read(after: Position): Promise<readonly RecordedEvent[]> {
    const known = this.#ahead;
    // Handled before it is awaited: a page that could not be prefetched is read again.
    this.#ahead = undefined;
    const ahead = known?.after === after ? await known.events : [];
    // A prefetched page may have been the end of the log at the time.
    const events = ahead.length > 0 ? ahead : await this.#pages.read(after);
    const last = events.at(-1);
    if (last !== undefined && this.#pages.isBacklog(events)) this.#prefetch(last.position);
    return events;
  }

  #prefetch(after: Position): void {
    const events = this.#pages.read(after);
    // Its error is for whoever reads the page; without readers, it must not end the process.
    events.catch(() => undefined);
    this.#ahead = { after, events };
  }
}
