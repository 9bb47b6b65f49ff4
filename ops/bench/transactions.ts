import type { Pool } from 'pg';

/**
 * Transactions of a database, and of the log's beside it, since they were created; the server counts
 * with a short delay.
 */
export async function transactionsOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select sum(xact_commit + xact_rollback) as count from pg_stat_database
     where datname in (current_database(), current_database() || '_log')`,
  );
  return Number(rows[0]?.count);
}
