import type { PoolClient } from 'pg';

/** The connection broke, so that nobody knows whether the transaction was committed. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/**
 * Runs `work` in one transaction, rolled back when it throws.
 * @throws ConnectionLost when the rollback did not get through either; else what `work` threw
 */
export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin');
    const result = await work();
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
