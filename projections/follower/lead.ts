import type { Pool, PoolClient } from 'pg';
import { ConnectionLost } from '../postgres/transient-error.ts';

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
   * Returns whether one was taken.
   */
  async take(lockNames: readonly string[]): Promise<boolean> {
    try {
      const client = this.#client ?? (await this.#connect());
      const { rows } = await client.query<{ name: string }>(
        `select name from unnest($1::text[]) as name
         where pg_try_advisory_lock(hashtextextended(name, 0))`,
        [lockNames.filter((name) => !this.#terms.has(name))],
      );
      for (const { name } of rows) {
        this.#termsBegun += 1;
        this.#terms.set(name, this.#termsBegun);
      }
      return rows.length > 0;
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
