import type { Pool, PoolClient } from 'pg';
import { BackgroundLoop } from './background-loop.ts';

/** The polling intervals of a follower, in milliseconds. */
export interface FollowerPace {
  /** The interval of polling the log, and operators' requests, without a wake-up. */
  readonly pollMs: number;
  /** The interval of attempts to take over from another process. */
  readonly standbyMs: number;
}

/** A reader of the log: a projection or a reactor. */
export interface LogConsumer {
  /** Unique among all readers of the log. */
  readonly lockName: string;
  /** Called with its own connection whenever this process begins to lead. */
  begin(client: PoolClient): Promise<void>;
  /** Handles one batch. Returns false when there was none. */
  handleBatch(client: PoolClient): Promise<boolean>;
}

export interface FollowerOptions {
  /** A connection that it loses rejects the current query, and does nothing else. */
  readonly pool: Pool;
  readonly pace: FollowerPace;
  /** Called with errors from which the follower recovers. */
  readonly onError: (cause: unknown) => void;
}

/**
 * Keeps one reader of the log up to date. It leads while its connection holds an advisory lock, and
 * commits everything over that connection; other processes stand by.
 */
export class Follower {
  readonly #following: LogConsumer;
  readonly #options: FollowerOptions;
  readonly #loop: BackgroundLoop;
  #client: PoolClient | undefined;

  constructor(following: LogConsumer, options: FollowerOptions) {
    this.#following = following;
    this.#options = options;
    this.#loop = new BackgroundLoop({ step: () => this.#step(), onError: options.onError });
  }

  /** The lock that the leading process holds. */
  get lockName(): string {
    return this.#following.lockName;
  }

  start(): void {
    this.#loop.start();
  }

  /** Ends the follower's sleep: there may be work. */
  wakeUp(): void {
    this.#loop.wakeUp();
  }

  /** Resolves when the batch in progress is committed and the lock is released. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    this.#release();
  }

  async #step(): Promise<number> {
    try {
      const client = this.#client ?? (await this.#lead());
      if (client === undefined) return this.#options.pace.standbyMs;
      const progressed = await this.#following.handleBatch(client);
      return progressed ? 0 : this.#options.pace.pollMs;
    } catch (cause) {
      this.#release();
      throw cause;
    }
  }

  /** Undefined while another process leads. */
  async #lead(): Promise<PoolClient | undefined> {
    const client = await this.#options.pool.connect();
    this.#client = client;
    if (await takeLock(client, this.#following.lockName)) {
      await this.#following.begin(client);
      return client;
    }
    this.#release();
    return undefined;
  }

  /** Closes the connection, which releases the lock. */
  #release(): void {
    this.#client?.release(true);
    this.#client = undefined;
  }
}

async function takeLock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [name],
  );
  return rows[0]?.taken === true;
}
