import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { Pool, type PoolClient } from 'pg';
import { withQueryTimeout } from './query-timeout.ts';

/** Each projection that is writing takes one. */
const poolSize = 32;
/**
 * How long a caller waits for a connection, in milliseconds; after that, all are in use or the
 * server does not respond.
 */
const connectionTimeoutMs = 10_000;

interface PoolLimits {
  readonly size?: number;
  readonly timeoutMs?: number;
  /** How many connections are kept, with their plans, however long they are unused. */
  readonly kept?: number;
  /** How long a single statement may take, in milliseconds; those of transactions are not limited. */
  readonly statementMs?: number;
}

/**
 * Opens a connection pool. A lost connection is reported to its user, and the wait for a connection
 * is limited; so may be its single statements.
 * @throws NoConnection from `connect` and `query`
 */
export function openPool(connectionString: string, limits: PoolLimits = {}): Pool {
  const { size = poolSize, timeoutMs = connectionTimeoutMs, kept = 0, statementMs } = limits;
  const pool = new ExplainingPool({
    connectionString,
    max: size,
    min: kept,
    connectionTimeoutMillis: timeoutMs,
    // Statements of one transaction that do not need each other's results are sent together.
    pipeline: true,
    // Statements take milliseconds, whatever their estimated cost; JIT compilation takes a hundred
    // times that.
    options: '-c jit=off',
  });
  // A stopping server ends idle connections; the next caller gets a new one.
  pool.on('error', () => undefined);
  // The user of a lost connection sees the failing query; an unhandled error event would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (statementMs === undefined) return pool;
  const single = { query: pool.query.bind(pool) };
  return Object.assign(pool, { query: withQueryTimeout(single, statementMs).query });
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

class ExplainingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (callback === undefined)
      return super.connect().catch((cause: unknown) => {
        throw this.#explained(cause);
      });
    super.connect((error, client, done) => callback(error && this.#explained(error), client, done));
  }

  #explained(cause: unknown): Error {
    if (!(cause instanceof Error)) return new Error(String(cause));
    if (!/timeout/.test(cause.message)) return cause;
    const { max, connectionTimeoutMillis = 0 } = this.options;
    return new NoConnection(
      `The database gave no connection within ${connectionTimeoutMillis / 1_000} s: it does not respond, or all ${max} connections are in use.`,
      { cause },
    );
  }
}
