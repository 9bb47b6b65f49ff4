import type {
  AppendResult,
  EventLog,
  ExpectedRevision,
  NewEvent,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
} from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { redactionStream } from '@parvis/contracts/redactions/events.ts';
import { cutEvent } from './cut-event.ts';
import { EffectiveRedactions, type MarkOf } from './effective-redactions.ts';

/** How old the known redactions may be when something is read, in milliseconds. */
const freshMs = 2_000;

/** The events as stored, of those that were cut. */
const storedEvents = new WeakMap<RecordedEvent, RecordedEvent>();

/** Returns an event as it is stored: for those who prove what is stored, and for nobody else. */
export function asStored(event: RecordedEvent): RecordedEvent {
  return storedEvents.get(event) ?? event;
}

/** Returns whether a mark stands in an event in place of words. */
export function isCut(event: RecordedEvent): boolean {
  return storedEvents.has(event);
}

type Reads = Pick<EventLog, 'readAll' | 'readStream'>;

/** Returns the reads of a redacted log, with events as they are stored. */
export function storedEventsOf(log: Reads): Reads {
  return {
    readAll: async (after, limit) => (await log.readAll(after, limit)).map(asStored),
    readStream: async (stream, options) => (await log.readStream(stream, options)).map(asStored),
  };
}

/**
 * A log whose readers read a mark in place of redacted words, whatever they are: read models, those
 * that are built anew, histories, deciders. What is stored stays as it is.
 */
export class RedactedEventLog implements EventLog {
  readonly #log: EventLog;
  readonly #redactions: EffectiveRedactions;
  readonly #listeners = new Set<() => void>();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(log: EventLog, markOf: MarkOf) {
    this.#log = log;
    this.#redactions = new EffectiveRedactions(markOf);
  }

  /**
   * Calls a listener when words were redacted, and when no read model has them any more, so that it
   * forgets what it has read.
   */
  onRedaction(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const result = await this.#log.append(stream, expected, events);
    if (stream === redactionStream) await this.#refresh(0);
    return result;
  }

  appendInOrder(appends: readonly StreamAppend[]): Promise<readonly AppendResult[]> {
    return this.#log.appendInOrder(appends);
  }

  async readStream(stream: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]> {
    await this.#refresh(stream === redactionStream ? 0 : freshMs);
    return this.#cut(await this.#log.readStream(stream, options));
  }

  /** A read from the beginning, as of a read model that is built anew, knows every redaction. */
  async readAll(
    after: Position,
    limit: number,
    without?: readonly string[],
  ): Promise<readonly RecordedEvent[]> {
    await this.#refresh(after === startOfLog ? 0 : freshMs);
    return this.#cut(await this.#log.readAll(after, limit, without));
  }

  async head(): Promise<Position> {
    await this.#refresh(freshMs);
    return this.#log.head();
  }

  async last(): Promise<RecordedEvent | undefined> {
    const last = await this.#log.last();
    return last && this.#cut([last])[0];
  }

  watch(onGrowth: (end: Position | undefined) => void): () => void {
    return this.#log.watch(onGrowth);
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  #cut(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    return events.map((event) => {
      const redactions = this.#redactions.at(event.position);
      if (redactions === undefined) return event;
      const cut = cutEvent(event, redactions);
      storedEvents.set(cut, event);
      return cut;
    });
  }

  /** Reads what was recorded since, unless that was done a moment ago. @throws LogUnavailable */
  async #refresh(maxAgeMs: number): Promise<void> {
    await this.#reading;
    if (performance.now() - this.#readAt < maxAgeMs) return;
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #readOn(): Promise<void> {
    const isFirst = this.#readAt === Number.NEGATIVE_INFINITY;
    const isMore = await this.#redactions.readOn(this.#log);
    this.#readAt = performance.now();
    if (isMore && !isFirst) for (const listener of this.#listeners) listener();
  }
}
