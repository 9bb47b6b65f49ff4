import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { BackgroundLoop } from './background-loop.ts';
import { Follower, type LogConsumer } from './follower.ts';
import { Lead } from './lead.ts';
import type { ReadableLog } from './readable-log.ts';
import { SharedPages } from './shared-pages.ts';
import { WakeOrder } from './wake-order.ts';

/** The pace of a reader. */
export interface ReaderPace {
  /** How often the log, the locks and operators' requests are polled, for all followers together. */
  readonly pollMs: number;
  /** How long the others wait after the followers that visitors depend on. */
  readonly restMs: number;
  /** The maximum total time that they wait. */
  readonly othersAfterMs: number;
  /** The number of events that are read at once. */
  readonly pageSize: number;
}

export interface LogReaderDeps {
  readonly log: ReadableLog & Pick<EventLog, 'watch'>;
  /** The database of the locks. One connection is kept. */
  readonly pool: Pool;
  readonly bus: Bus;
  /** The names of the followers that receive new events before the others. */
  readonly first?: readonly string[];
  readonly pace?: Partial<ReaderPace>;
  /** Whether the server of the locks also stores the log: if nothing was stored, it has not grown. */
  readonly hasOneServer?: boolean | undefined;
  /** Called with errors from which the reader recovers: an unavailable log, a lost connection. */
  readonly onError?: (cause: unknown) => void;
}

/** How a follower is run. */
export interface FollowedAs {
  /** Unique in the process. */
  readonly name: string;
  /** The lock under which it works: in one process at a time. Several may share one. */
  readonly lockName: string;
  /** Whether it is woken when the log grows; true by default. */
  readonly isFollowingLog?: boolean;
  /** Called with errors from which the follower recovers. */
  readonly onError: (cause: unknown) => void;
}

/** A follower that is running. */
export type Following = Pick<Follower, 'wakeUp' | 'stop'>;

export const defaultReaderPace: ReaderPace = {
  pollMs: 2_000,
  restMs: 200,
  othersAfterMs: 400,
  pageSize: 8_000,
};

/**
 * Reads the log for all its followers in a process: one connection holds the locks under which they
 * lead, one poll finds what was not announced, and tells other processes whether there is any, and
 * each page of the log is read once. Each follower has its own loop, checkpoint and transactions, so
 * that one that fails or is slow delays no other.
 */
export class LogReader {
  readonly pages: SharedPages;
  /** The log, of which each page is read once for all followers, whatever their limit. */
  readonly log: ReadableLog;
  readonly #deps: LogReaderDeps;
  readonly #lead: Lead;
  readonly #polling: BackgroundLoop;
  readonly #order: WakeOrder;
  readonly #locks = new Map<Follower, string>();
  readonly #ofLog = new Map<string, Follower>();
  readonly #watched = new Set<() => Promise<string>>();
  #stops: readonly (() => void)[] = [];
  #seen: string | undefined;
  /** The state of the database at the last poll that was completed. */
  #state: string | undefined;
  #values: readonly string[] = [];

  constructor(deps: LogReaderDeps) {
    const { log, pool, first = [], onError = () => undefined } = deps;
    const { pollMs, pageSize, restMs, othersAfterMs } = { ...defaultReaderPace, ...deps.pace };
    this.#deps = deps;
    this.pages = new SharedPages(log, pageSize);
    this.log = {
      readAll: (after) => this.pages.read(after),
      readStream: (...stream) => log.readStream(...stream),
      head: () => log.head(),
      last: () => log.last(),
    };
    this.#order = new WakeOrder({
      followers: this.#ofLog,
      first,
      restMs,
      timeoutMs: othersAfterMs,
    });
    const step = async () => {
      await this.#poll();
      return pollMs;
    };
    this.#polling = new BackgroundLoop({ step, onError });
    this.#lead = new Lead(pool, (cause) => {
      onError(cause);
      this.#polling.wakeUp();
    });
  }

  start(): void {
    const { bus, log } = this.#deps;
    this.#stops = [
      bus.subscribe((hint) => {
        if (hint.about === 'projection') this.#order.passed(hint.projection, hint.position);
        else if (hint.about === 'waiting') this.#order.wakeFor(hint.projections);
      }),
      log.watch((end) => (end === undefined ? this.#polling.wakeUp() : this.#grew(end))),
    ];
    this.#polling.start();
  }

  /** Resolves when every batch in progress is committed and the locks are released. */
  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#order.wakeOthers();
    await this.#polling.stop();
    await Promise.all([...this.#locks.keys()].map((follower) => follower.stop()));
    this.#lead.release();
  }

  /** Runs a follower from now on, whenever this process leads under its lock. */
  follow(
    consumer: LogConsumer,
    { name, lockName, isFollowingLog = true, onError }: FollowedAs,
  ): Following {
    const term = () => this.#lead.termOf(lockName);
    const follower = new Follower(consumer, { term, onError });
    this.#locks.set(follower, lockName);
    if (isFollowingLog) this.#ofLog.set(name, follower);
    follower.start();
    this.#polling.wakeUp();
    return {
      wakeUp: () => follower.wakeUp(),
      stop: () => {
        this.#locks.delete(follower);
        this.#ofLog.delete(name);
        return follower.stop();
      },
    };
  }

  /**
   * Wakes every follower whenever a value differs from the one read by the poll before.
   * @param read reads it from the database
   * @returns a function that ends it
   */
  watch(read: () => Promise<string>): () => void {
    this.#watched.add(read);
    return () => this.#watched.delete(read);
  }

  #grew(end: Position): void {
    this.pages.expectMore(end);
    this.#order.wake(end);
  }

  async #poll(): Promise<void> {
    const { bus, log, hasOneServer = false } = this.#deps;
    const { hasTaken, state } = await this.#lead.poll([...new Set(this.#locks.values())]);
    if (hasTaken) this.#wakeAll();
    bus.publish({ about: 'polled', state });
    const isUnchanged = state === this.#state && this.#values.length === this.#watched.size;
    if (isUnchanged && hasOneServer) return;
    const head = await log.head();
    this.pages.endIs(head);
    if (!isUnchanged) this.#values = await this.#readValues();
    this.#state = state;
    const found = [head, ...this.#values].join('\n');
    if (found === this.#seen) return;
    this.#seen = found;
    this.#wakeAll();
  }

  /** Reads the watched values one after another, over one connection. */
  async #readValues(): Promise<readonly string[]> {
    const values: string[] = [];
    for (const read of this.#watched) values.push(await read());
    return values;
  }

  #wakeAll(): void {
    for (const follower of this.#locks.keys()) follower.wakeUp();
  }
}
