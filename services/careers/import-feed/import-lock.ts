import type { Pool } from 'pg';

/** Another import of the source is under way. */
export class ImportInProgress extends Error {
  override name = 'ImportInProgress';
}

/**
 * Runs `work` while no other process imports offers of the source: two simultaneous imports would
 * undo each other.
 * @throws ImportInProgress
 */
export async function withImportLock<T>(
  pool: Pool,
  source: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const name = `parvis import of offers ${source}`;
  let broken = true;
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    if (rows[0]?.taken !== true) {
      broken = false;
      throw new ImportInProgress(`offers of ${source} are being imported already`);
    }
    try {
      return await work();
    } finally {
      // Closing the connection would release the lock as well, but not immediately.
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
      broken = false;
    }
  } finally {
    client.release(broken);
  }
}
