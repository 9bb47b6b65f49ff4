import type { Position } from './position.ts';

/** The maximum size of an event's data and metadata as UTF-8 JSON, in bytes. */
export const maxEventBytes = 256 * 1024;
/** The maximum size of all events of one append, in bytes. */
export const maxAppendBytes = 768 * 1024;

/**
 * The approximate maximum size of the data that one read of the whole log returns, in bytes as
 * stored.
 */
export const maxReadBytes = 4 * 1024 * 1024;

/** The origin of an event. Never contains personal data of visitors. */
export interface EventMetadata {
  /** The command that caused the event; a repeated command appends nothing. */
  readonly commandId: string;
  /** The account that acted, or `system`. */
  readonly actor: string;
  /** ISO 8601 in UTC with milliseconds; never decreases along the log. */
  readonly occurredAt: string;
  /** Version of the event's schema; older versions are upcast on read. */
  readonly version: number;
}

/** An event to be appended. */
export interface NewEvent {
  /** UUIDv5 of the command's id and the event's index in the append. */
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
}

/** An event as recorded in the log. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** 0 for the first event of its stream. */
  readonly revision: number;
  readonly position: Position;
  /** Why the record is not one of ours, judging by its metadata; omitted for our own. */
  readonly malformed?: string;
  /** The metadata of such a record as stored. */
  readonly storedMetadata?: unknown;
}

/** `no-stream`, or the revision of the stream's last event. There is no `any`. */
export type ExpectedRevision = 'no-stream' | number;

/** All events of one append. */
export interface StreamAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
}

export type AppendResult =
  /** `repeated`: these events had already been appended, and nothing was written. */
  | {
      readonly outcome: 'appended' | 'repeated';
      readonly revision: number;
      readonly position: Position;
    }
  /** Somebody else appended first; `actual` is the stream's current revision. */
  | { readonly outcome: 'conflict'; readonly actual: ExpectedRevision };

/** The append exceeds the size limits, which are the same for every adapter. */
export class AppendTooLarge extends Error {
  override name = 'AppendTooLarge';
  readonly size: number;
  readonly maximum: number;

  /**
   * @param what the part that is too large
   * @param size its bytes
   * @param maximum bytes that are accepted
   */
  constructor(what: string, size: number, maximum: number) {
    super(`${what} has ${size} bytes; at most ${maximum} are taken`);
    this.size = size;
    this.maximum = maximum;
  }
}

/** The log could not be reached, or the outcome of the append is unknown. Safe to retry. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable';
}

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** First revision to read, inclusive; by default the first or last of the stream, depending on the direction. */
  readonly from?: number;
  readonly limit?: number;
}

/**
 * The log: append-only streams with one global order. No delete, no truncation.
 * Adapters: PostgreSQL (the embedded default) and EventStoreDB. One contract suite covers both.
 */
export interface EventLog {
  /**
   * Appends all events to one stream, or none of them. An unknown outcome is resolved by re-reading
   * and comparing ids.
   * @throws AppendTooLarge, LogUnavailable
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult>;
  /**
   * Appends to several streams, in this order: each append like `append`, with its own outcome, and
   * those of a store that can write them together.
   * @throws AppendTooLarge, LogUnavailable: some may have been written; repeating the call is safe
   */
  appendInOrder(appends: readonly StreamAppend[]): Promise<readonly AppendResult[]>;
  /** Reads one stream; an unknown stream is empty. @throws LogUnavailable */
  readStream(stream: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]>;
  /**
   * Reads the events after `after` in log order: at most `limit` events, and after the first no
   * more than about `maxReadBytes`. Only an empty result means that the log ends there.
   * @param without types that the reader does not need: their events may be left out, but never the
   * last one that was examined, after which the reader continues
   * @throws LogUnavailable
   */
  readAll(
    after: Position,
    limit: number,
    without?: readonly string[],
  ): Promise<readonly RecordedEvent[]>;
  /**
   * Calls the listener as soon as any process has appended: with the position of the last event, or
   * without one where it is unknown, as after the connection was lost. Calls may be lost while the
   * server is unavailable, so readers also poll.
   * @returns a function that ends it
   */
  watch(onGrowth: (end: Position | undefined) => void): () => void;
  /**
   * Returns the position of the last event; the start of the log when it is empty.
   * @throws LogUnavailable
   */
  head(): Promise<Position>;
  /** Returns the last event; undefined when the log is empty. @throws LogUnavailable */
  last(): Promise<RecordedEvent | undefined>;
  close(): Promise<void>;
}
