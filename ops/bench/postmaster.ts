import type { Pool } from 'pg';
import { processOf } from './cpu-time.ts';

/** Returns the main process of a PostgreSQL server on this machine; 0 when it cannot be read. */
export async function postmasterOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await processOf(rows[0]?.pid ?? 0))?.parent ?? 0;
}
