import type { Pool } from 'pg';

/**
 * True while the demonstration is wanted and not yet whole. What the very first start was configured with
 * counts for ever, so that a site begun empty stays so.
 */
export async function shouldSeedDemo(pool: Pool, isWantedNow: boolean): Promise<boolean> {
  await pool.query('insert into first_start (demo) values ($1) on conflict do nothing', [
    isWantedNow ? 'begun' : 'declined',
  ]);
  const { rows } = await pool.query<{ demo: string }>('select demo from first_start');
  return rows[0]?.demo === 'begun';
}

/** Notes that the demonstration is whole. */
export async function markDemoSeeded(pool: Pool): Promise<void> {
  await pool.query(`update first_start set demo = 'done' where demo = 'begun'`);
}

/** Whether the demonstration was written. */
export async function hasDemo(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from first_start where demo = 'done'`);
  return rowCount === 1;
}
