import type {
  AppendResult,
  EventLog,
  ExpectedRevision,
  NewEvent,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
} from '@parvis/contracts/log/event-log.ts';
import {
  ordinalOf,
  type Position,
  positionFrom,
  startOfLog,
} from '@parvis/contracts/log/position.ts';
import { prepareAppend } from './prepare-append.ts';

/** The number of events that are written together. */
const eventsAtOnce = 500;
const pageSize = 1_000;

/** Another process appended to a stream that this one writes. */
class LogChanged extends Error {
  override name = 'LogChanged';
}

/**
 * A log for the only process that writes, while it writes a long history: it has the log in memory,
 * from which everything is read, and writes what is appended behind, many streams together and in
 * order. What was not flushed is lost with the process, never anything before it. Positions of what
 * is not written yet are those that a log without gaps will have.
 */
export class BulkLog implements EventLog {
  readonly #log: EventLog;
  readonly #events: RecordedEvent[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #byId = new Map<string, RecordedEvent>();
  #unwritten: StreamAppend[] = [];
  #eventsUnwritten = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(log: EventLog) {
    this.#log = log;
  }

  /** Reads a log, which is empty or small, into memory. @throws LogUnavailable */
  static async open(log: EventLog): Promise<BulkLog> {
    const bulk = new BulkLog(log);
    for (;;) {
      const page = await log.readAll(bulk.#end(), pageSize);
      if (page.length === 0) return bulk;
      for (const event of page) bulk.#remember(event);
    }
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    newEvents: readonly NewEvent[],
  ): Promise<AppendResult> {
    const events = prepareAppend(newEvents);
    const settled = this.#outcomeOf(
      stream,
      expected,
      events.map(({ id }) => id),
    );
    if (settled !== undefined) return settled;
    for (const { id, type, dataJson, metadata } of events) {
      const data: unknown = JSON.parse(dataJson);
      const revision = this.#streams.get(stream)?.length ?? 0;
      const position = positionFrom(ordinalOf(this.#end()) + 1n);
      const latest = this.#events.at(-1)?.metadata.occurredAt ?? '';
      const occurredAt = metadata.occurredAt < latest ? latest : metadata.occurredAt;
      const raised = { ...metadata, occurredAt };
      this.#remember({ id, type, data, metadata: raised, stream, revision, position });
    }
    this.#unwritten.push({ stream, expected, events: newEvents });
    this.#eventsUnwritten += events.length;
    const revision = (this.#streams.get(stream)?.length ?? 0) - 1;
    const position = this.#end();
    if (this.#eventsUnwritten >= eventsAtOnce) await this.flush();
    return { outcome: 'appended', revision, position };
  }

  async appendInOrder(appends: readonly StreamAppend[]): Promise<readonly AppendResult[]> {
    return Promise.all(
      appends.map(({ stream, expected, events }) => this.append(stream, expected, events)),
    );
  }

  /**
   * Writes what was appended until now.
   * @throws LogUnavailable, Error when another process wrote meanwhile; nothing can be written then
   */
  flush(): Promise<void> {
    const appends = this.#unwritten;
    this.#unwritten = [];
    this.#eventsUnwritten = 0;
    this.#writing = this.#writing.then(() => this.#write(appends));
    return this.#writing;
  }

  async readStream(
    stream: string,
    { direction = 'forwards', from, limit }: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    const events = this.#streams.get(stream) ?? [];
    if (direction === 'forwards') return events.slice(from).slice(0, limit);
    const until = from === undefined ? events : events.slice(0, from + 1);
    return until.toReversed().slice(0, limit);
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    const first = this.#events.findIndex(({ position }) => position > after);
    return first === -1 ? [] : this.#events.slice(first, first + limit);
  }

  async head(): Promise<Position> {
    return this.#end();
  }

  async last(): Promise<RecordedEvent | undefined> {
    return this.#events.at(-1);
  }

  watch(onGrowth: (end: Position | undefined) => void): () => void {
    return this.#log.watch(onGrowth);
  }

  /** Writes what was appended; leaves the log open. */
  close(): Promise<void> {
    return this.flush();
  }

  #end(): Position {
    return this.#events.at(-1)?.position ?? startOfLog;
  }

  #remember(event: RecordedEvent): void {
    this.#events.push(event);
    this.#byId.set(event.id, event);
    const stream = this.#streams.get(event.stream);
    if (stream === undefined) this.#streams.set(event.stream, [event]);
    else stream.push(event);
  }

  /** Returns the outcome of an append that writes nothing. */
  #outcomeOf(
    stream: string,
    expected: ExpectedRevision,
    ids: readonly string[],
  ): AppendResult | undefined {
    const known = ids.flatMap((id) => this.#byId.get(id) ?? []);
    const [first] = known;
    const last = known.at(-1);
    const isRepeated =
      known.length === ids.length &&
      known.every((one, n) => one.stream === stream && one.revision === (first?.revision ?? 0) + n);
    if (isRepeated && last !== undefined)
      return { outcome: 'repeated', revision: last.revision, position: last.position };
    const length = this.#streams.get(stream)?.length ?? 0;
    const actual = length === 0 ? 'no-stream' : length - 1;
    if (known.length === 0 && expected === actual) return undefined;
    return { outcome: 'conflict', actual };
  }

  async #write(appends: readonly StreamAppend[]): Promise<void> {
    if (appends.length === 0) return;
    const results = await this.#log.appendInOrder(appends);
    const failed = results.findIndex(({ outcome }) => outcome === 'conflict');
    if (failed === -1) return;
    throw new LogChanged(`another process appended to ${appends[failed]?.stream} meanwhile`);
  }
}
