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
import { inGroups } from '@parvis/projections/postgres/in-groups.ts';
import { Pool, type PoolConfig } from 'pg';
import { GroupCommit } from '../../database/group-commit.ts';
import { prepareAppend } from '../prepare-append.ts';
import type { Append } from './append.ts';
import { appendToLog } from './append-to-log.ts';
import { LogNotifications } from './log-notifications.ts';
import {
  type ForwardRead,
  forwardRead,
  readEventsAfter,
  readEventsWithout,
  readHead,
  readLast,
  readStreamBackwards,
  readStreamsForwards,
} from './read-events.ts';

export interface PostgresEventLogOptions {
  /** Connection string of the log's database, which contains the log's schema. */
  readonly url: string;
  /** Connections for reading; one more appends, and one listens once somebody watches. */
  readonly readConnections?: number;
}

/** How long an append, or a read, waits for an unavailable server. */
const timeoutMs = 5000;
/**
 * The maximum weight of one call, in bytes of data: about as much as is transferred in a few
 * milliseconds.
 */
const maxBytesPerCall = 4 * 1024 * 1024;

/**
 * Plans are cached, and must not choose a sequential scan because the table was small at first.
 */
const cachedPlans = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/** The log in a PostgreSQL database (schema: `logSchemaSql`). */
export class PostgresEventLog implements EventLog {
  readonly #appends: Pool;
  readonly #reads: Pool;
  readonly #notifications: LogNotifications;
  readonly #commits: GroupCommit<Append, AppendResult>;
  readonly #readForwards: (read: ForwardRead) => Promise<readonly RecordedEvent[]>;
  #closing: Promise<void> | undefined;

  constructor({ url, readConnections = 4 }: PostgresEventLogOptions) {
    this.#appends = openPool({
      connectionString: url,
      max: 1,
      application_name: 'parvis log append',
      options: cachedPlans,
    });
    this.#reads = openPool({
      connectionString: url,
      max: readConnections,
      application_name: 'parvis log read',
      // It also notifies, which is worth no wait for the disk.
      options: `-c synchronous_commit=off ${cachedPlans}`,
    });
    this.#readForwards = inGroups((reads: readonly ForwardRead[]) =>
      readStreamsForwards(this.#reads, reads),
    );
    this.#notifications = new LogNotifications(url, this.#reads);
    this.#commits = new GroupCommit({
      flush: (appends) => this.#flush(appends),
      maxWeight: maxBytesPerCall,
      timeoutMs,
      Unavailable: LogUnavailable,
    });
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    newEvents: readonly NewEvent[],
  ): Promise<AppendResult> {
    this.#requireOpen();
    const events = prepareAppend(newEvents);
    const bytes = events.reduce((sum, event) => sum + event.dataJson.length, 0);
    return this.#commits.submit({ stream, expected, events }, bytes);
  }

  /** They are queued at once, and so written in one call, or in a few. */
  appendInOrder(appends: readonly StreamAppend[]): Promise<readonly AppendResult[]> {
    return Promise.all(
      appends.map(({ stream, expected, events }) => this.append(stream, expected, events)),
    );
  }

  async readStream(
    stream: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly RecordedEvent[]> {
    this.#requireOpen();
    return options.direction === 'backwards'
      ? readStreamBackwards(this.#reads, stream, options)
      : this.#readForwards(forwardRead(stream, options));
  }

  async readAll(
    after: Position,
    limit: number,
    without?: readonly string[],
  ): Promise<readonly RecordedEvent[]> {
    this.#requireOpen();
    return without === undefined
      ? readEventsAfter(this.#reads, after, limit)
      : readEventsWithout(this.#reads, after, limit, without);
  }

  async head(): Promise<Position> {
    this.#requireOpen();
    return readHead(this.#reads);
  }

  async last(): Promise<RecordedEvent | undefined> {
    this.#requireOpen();
    return readLast(this.#reads);
  }

  watch(onGrowth: (end: Position | undefined) => void): () => void {
    this.#requireOpen();
    return this.#notifications.watch(onGrowth);
  }

  /** Waits for appends in flight, and closes every connection. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#commits.idle();
    await this.#notifications.close();
    await Promise.all([this.#appends.end(), this.#reads.end()]);
  }

  async #flush(appends: readonly Append[]): Promise<readonly AppendResult[]> {
    const results = await appendToLog(this.#appends, appends);
    const ends = results.flatMap((one) => (one.outcome === 'appended' ? [one.position] : []));
    const end = ends.toSorted().at(-1);
    if (end !== undefined) this.#notifications.announce(end);
    return results;
  }

  #requireOpen(): void {
    if (this.#closing) throw new LogUnavailable('the log is closed');
  }
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool({
    keepAlive: true,
    connectionTimeoutMillis: 2000,
    query_timeout: timeoutMs,
    ...config,
  });
  // The pool removes a connection that broke while idle; the next caller opens another.
  pool.on('error', () => undefined);
  return pool;
}
