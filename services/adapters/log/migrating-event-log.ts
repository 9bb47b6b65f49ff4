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
import { isServerUnavailable } from '@parvis/projections/postgres/transient-error.ts';

/**
 * A log whose schema is migrated before its first use. Until its server is available, every use
 * retries the migration and fails with LogUnavailable.
 */
export class MigratingEventLog implements EventLog {
  readonly #log: EventLog;
  readonly #prepare: () => Promise<void>;
  #prepared: Promise<void> | undefined;

  /** @param prepare brings the schema up to date; must be idempotent */
  constructor(log: EventLog, prepare: () => Promise<void>) {
    this.#log = log;
    this.#prepare = prepare;
  }

  /**
   * Migrates the schema once, and checks that the log responds.
   * @throws LogUnavailable while the server is unavailable; any other error of `prepare`
   */
  async ready(): Promise<void> {
    this.#prepared ??= this.#prepare();
    try {
      await this.#prepared;
    } catch (cause) {
      this.#prepared = undefined;
      throw isUnavailable(cause)
        ? new LogUnavailable('PostgreSQL cannot be reached', { cause })
        : cause;
    }
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    await this.ready();
    return this.#log.append(stream, expected, events);
  }

  async appendInOrder(appends: readonly StreamAppend[]): Promise<readonly AppendResult[]> {
    await this.ready();
    return this.#log.appendInOrder(appends);
  }

  async readStream(stream: string, options?: ReadStreamOptions): Promise<readonly RecordedEvent[]> {
    await this.ready();
    return this.#log.readStream(stream, options);
  }

  async readAll(
    after: Position,
    limit: number,
    without?: readonly string[],
  ): Promise<readonly RecordedEvent[]> {
    await this.ready();
    return this.#log.readAll(after, limit, without);
  }

  async head(): Promise<Position> {
    await this.ready();
    return this.#log.head();
  }

  async last(): Promise<RecordedEvent | undefined> {
    await this.ready();
    return this.#log.last();
  }

  watch(onGrowth: (end: Position | undefined) => void): () => void {
    return this.#log.watch(onGrowth);
  }

  close(): Promise<void> {
    return this.#log.close();
  }
}

/** Returns whether an error, or one of its causes, means that the server is unavailable. */
function isUnavailable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return (
    isServerUnavailable(cause) || cause.name === 'KnexTimeoutError' || isUnavailable(cause.cause)
  );
}
