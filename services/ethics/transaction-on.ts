import { inTransaction } from '@parvis/projections/postgres/transaction.ts';
import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction on a new connection. */
export async function transactionOn<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, () => work(client));
  } finally {
    client.release();
  }
}
