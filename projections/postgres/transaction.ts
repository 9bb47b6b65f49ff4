import type { Pool, PoolClient } from 'pg';
import { awaitStatements } from './await-statements.ts';
import { ConnectionLost } from './transient-error.ts';

/**
 * How a transaction begins. With `unsynced`, what it wrote is lost when PostgreSQL crashes soon
 * after its commit.
 */
const beginnings = {
  synced: 'begin',
  unsynced: 'begin; set local synchronous_commit = off',
} as const;

/**
 * Runs `work` in one transaction, and rolls it back when it throws. The first statement of `work` is
 * sent along with `begin`.
 * @throws ConnectionLost when the rollback failed too; otherwise what `work` threw
 */
export async function inTransaction<T>(
  client: PoolClient,
  work: () => Promise<T>,
  durability: keyof typeof beginnings = 'synced',
): Promise<T> {
  try {
    const [, result] = await awaitStatements([client.query(beginnings[durability]), work()]);
    await client.query('commit');
    return result;
  } catch (cause) {
    try {
      await client.query('rollback');
    } catch {
      throw new ConnectionLost('PostgreSQL went away', { cause });
    }
    throw cause;
  }
}

/** Runs `work` on a connection of the pool. */
export async function onConnection<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    // The pool closes a connection that was lost.
    client.release();
  }
}

/**
 * Runs `work` in one transaction on a connection of the pool.
 * @throws ConnectionLost when the rollback failed too; otherwise what `work` threw
 */
export function transactionOn<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  durability?: keyof typeof beginnings,
): Promise<T> {
  return onConnection(pool, (client) => inTransaction(client, () => work(client), durability));
}
