import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ReadableLog } from '../follower/readable-log.ts';
import { isBacklog, type SharedPages } from './shared-pages.ts';

interface Ahead {
  readonly after: Position;
  readonly events: Promise<readonly RecordedEvent[]>;
}

/** Reads the log in batches, the next one while the last is being written. */
export class LogReader {
  readonly #log: ReadableLog;
  readonly #batchSize: number;
  readonly #pages: SharedPages;
  #ahead: Ahead | undefined;

  constructor(log: ReadableLog, batchSize: number, pages: SharedPages) {
    this.#log = log;
    this.#batchSize = batchSize;
    this.#pages = pages;
  }

  /** The events after a position, at most a batch; none at the end of the log. @throws LogUnavailable */
  async read(after: Position): Promise<readonly RecordedEvent[]> {
    const ahead = this.#ahead?.after === after ? await this.#ahead.events : [];
    this.#ahead = undefined;
    // What was read ahead a moment ago may have been the end then.
    const events = ahead.length > 0 ? ahead : await this.#log.readAll(after, this.#batchSize);
    const last = events.at(-1);
    if (last !== undefined && isBacklog(events, this.#batchSize))
      this.#ahead = { after: last.position, events: this.#pages.read(last.position) };
    return events;
  }
}
