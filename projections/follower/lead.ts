import type { Pool, PoolClient } from 'pg';
import { ConnectionLost } from '../postgres/transient-error.ts';

/** What a poll found. */
interface PolledDatabase {
  /** Whether a lock was taken. */
  readonly hasTaken: boolean;
  /**
   * Differs from that of an earlier poll if any transaction wrote in between, in any database of the
   * server: it names the transactions that a snapshot of now sees. It begins with the connection,
   * because a server that crashed may assign the same numbers again.
   */
  readonly state: string;
}

/**
 * The advisory locks by which one of several processes leads, all held over one connection. What
 * the leader writes goes over other connections: a process that lost its locks without noticing
 * writes nothing, because every write moves a checkpoint from where it was seen.
 */
export class Lead {
  readonly #pool: Pool;
  readonly #onLost: (cause: Error) => void;
  #client: PoolClient | undefined;
  readonly #terms = new Map<string, number>();
  #termsBegun = 0;

  /** @param onLost called when the connection was lost, and with it every lock */
  constructor(pool: Pool, onLost: (cause: Error) => void) {
    this.#pool = pool;
    this.#onLost = onLost;
  }

  /**
   * Returns a number that differs each time this process takes the lock; undefined while it does
   * not hold it.
   */
  termOf(lockName: string): number | undefined {
    return this.#terms.get(lockName);
  }

  /**
   * Takes those of these locks that no process holds, and verifies that the connection exists.
   * Returns whether one was taken, and the state of the database server.
   */
  async poll(lockNames: readonly string[]): Promise<PolledDatabase> {
    try {
      const client = this.#client ?? (await this.#connect());
      const { rows } = await client.query<{ state: string; taken: readonly string[] }>(
        `select pg_backend_pid() || ' ' || pg_current_snapshot() as state,
           array(select name from unnest($1::text[]) as name
             where pg_try_advisory_lock(hashtextextended(name, 0))) as taken`,
        [lockNames.filter((name) => !this.#terms.has(name))],
      );
      const { state = '', taken = [] } = rows[0] ?? {};
      for (const name of taken) {
        this.#termsBegun += 1;
        this.#terms.set(name, this.#termsBegun);
      }
      return { hasTaken: taken.length > 0, state };
    } catch (cause) {
      this.release();
      throw cause;
    }
  }

  /** Closes the connection, which releases the locks. */
  release(): void {
    const client = this.#client;
    this.#client = undefined;
    this.#terms.clear();
    client?.release(true);
  }

  async #connect(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    // Its end is what matters.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (client !== this.#client) return;
      this.release();
      this.#onLost(new ConnectionLost('the connection that holds the locks was lost'));
    });
    this.#client = client;
    return client;
  }
}
