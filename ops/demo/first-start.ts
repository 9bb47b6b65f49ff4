import type { Pool } from 'pg';

/**
 * Returns true while the demonstration is wanted and incomplete. The configuration of the very
 * first start applies permanently, so that a site that was started empty stays empty.
 */
export async function shouldSeedDemo(pool: Pool, isWantedNow: boolean): Promise<boolean> {
  await pool.query('insert into first_start (demo) values ($1) on conflict do nothing', [
    isWantedNow ? 'begun' : 'declined',
  ]);
  const { rows } = await pool.query<{ demo: string }>('select demo from first_start');
  return rows[0]?.demo === 'begun';
}

/** Records that the demonstration is complete. */
export async function markDemoSeeded(pool: Pool): Promise<void> {
  await pool.query(`update first_start set demo = 'done' where demo = 'begun'`);
}

/** Returns whether an earlier start prepared the site, with or without the demonstration. */
export async function isPrepared(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from first_start where demo <> 'begun'`);
  return rowCount === 1;
}

/** Returns whether the demonstration was written. */
export async function hasDemo(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from first_start where demo = 'done'`);
  return rowCount === 1;
}
