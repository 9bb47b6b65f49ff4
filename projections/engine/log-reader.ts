import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { isBacklog, type SharedPages } from './shared-pages.ts';

interface Ahead {
  readonly after: Position;
  readonly events: Promise<readonly RecordedEvent[]>;
}

/** Reads the log in batches, the next one while the last is being written. */
export class LogReader {
  readonly #batchSize: number;
  readonly #pages: SharedPages;
  #ahead: Ahead | undefined;

  constructor(batchSize: number, pages: SharedPages) {
    this.#batchSize = batchSize;
    this.#pages = pages;
  }

  /** The events after a position, at most a batch; none at the end of the log. @throws LogUnavailable */
  async read(after: Position): Promise<readonly RecordedEvent[]> {
    const ahead = this.#ahead?.after === after ? await this.#ahead.events : [];
    this.#ahead = undefined;
    // What was read ahead a moment ago may have been the end then.
    const events = ahead.length > 0 ? ahead : await this.#pages.read(after);
    const last = events.at(-1);
    if (last !== undefined && isBacklog(events, this.#batchSize))
      this.#ahead = { after: last.position, events: this.#pages.read(last.position) };
    return events;
  }
}
