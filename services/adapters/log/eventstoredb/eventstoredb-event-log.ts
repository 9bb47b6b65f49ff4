import { EventStoreDBClient } from '@eventstore/db-client';
import {
  type AppendResult,
  type EventLog,
  type ExpectedRevision,
  LogUnavailable,
  type NewEvent,
  type ReadStreamOptions,
  type RecordedEvent,
  type StreamAppend,
} from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { appendOneByOne } from '../append-one-by-one.ts';
import { type PreparedEvent, prepareAppend } from '../prepare-append.ts';
import { Appender } from './appender.ts';
import { readEventsOfStream } from './read-stream.ts';
import { watchServer } from './watch-server.ts';
import { WholeLog } from './whole-log.ts';

export interface EventStoreDbEventLogOptions {
  /** `esdb://…` or `esdb+discover://…`, with the client's own parameters. */
  readonly connectionString: string;
}

/**
 * The log in EventStoreDB 23.10 or later. The server does not compare metadata, so `occurredAt` is kept from decreasing by raising it to
 * the latest time known to this process: of the log's last event at the first append, of its own
 * appends, and of events that are pushed to its watchers. Two processes that append at the same moment
 * can differ by their clock skew.
 */
export class EventStoreDbEventLog implements EventLog {
  readonly #client: EventStoreDBClient;
  readonly #appender: Appender;
  readonly #whole: WholeLog;
  readonly #watches = new Set<() => void>();
  #latestTime = '';
  #timeKnown = false;
  #closing: Promise<void> | undefined;

  constructor({ connectionString }: EventStoreDbEventLogOptions) {
    this.#client = EventStoreDBClient.connectionString(connectionString);
    this.#appender = new Appender(this.#client);
    this.#whole = new WholeLog(this.#client);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    newEvents: readonly NewEvent[],
  ): Promise<AppendResult> {
    this.#requireOpen();
    const events = prepareAppend(newEvents);
    await this.#learnTime();
    return this.#appender.append(
      stream,
      expected,
      events.map((event) => this.#raised(event)),
    );
  }

  appendInOrder(appends: readonly StreamAppend[]): Promise<readonly AppendResult[]> {
    return appendOneByOne(this, appends);
  }

  async readStream(
    stream: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    this.#requireOpen();
    return readEventsOfStream(this.#client, stream, options);
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    this.#requireOpen();
    return this.#whole.readAfter(after, limit);
  }

  async head(): Promise<Position> {
    this.#requireOpen();
    return this.#whole.head();
  }

  async last(): Promise<RecordedEvent | undefined> {
    this.#requireOpen();
    return this.#whole.last();
  }

  watch(onGrowth: (end: Position | undefined) => void): () => void {
    this.#requireOpen();
    const end = watchServer(this.#client, (event) => {
      this.#sawTime(event?.metadata.occurredAt);
      onGrowth(event?.position);
    });
    this.#watches.add(end);
    return () => {
      this.#watches.delete(end);
      end();
    };
  }

  /** Waits for appends in flight, and ends every call. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const end of this.#watches) end();
    await this.#appender.idle();
    await this.#client.dispose();
  }

  async #learnTime(): Promise<void> {
    if (this.#timeKnown) return;
    this.#sawTime((await this.#whole.last())?.metadata.occurredAt);
    this.#timeKnown = true;
  }

  #raised(event: PreparedEvent): PreparedEvent {
    this.#sawTime(event.metadata.occurredAt);
    return { ...event, metadata: { ...event.metadata, occurredAt: this.#latestTime } };
  }

  #sawTime(occurredAt = ''): void {
    if (occurredAt > this.#latestTime) this.#latestTime = occurredAt;
  }

  #requireOpen(): void {
    if (this.#closing) throw new LogUnavailable('the log is closed');
  }
}
