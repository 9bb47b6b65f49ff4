import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import type { OpenParvis } from '@parvis/services/main/start-parvis.ts';
import { markDemoSeeded, shouldSeedDemo } from '../demo/first-start.ts';

/** The lock under which one process prepares a site while others wait. */
const lock = 'parvis first start';

/**
 * Writes the demonstration into a first site that wants it, and prints what it writes. Processes
 * that start at the same time wait for the one that writes.
 */
export async function fillFirstSite(
  open: OpenParvis,
  { demo, dataFolder }: Pick<Configuration, 'demo' | 'dataFolder'>,
): Promise<void> {
  const { pool } = open.connections;
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock]);
    if (!(await shouldSeedDemo(pool, demo))) return;
    // Its texts take a quarter of a second to load, and are needed once.
    const { writeDemonstration } = await import('./demonstration.ts');
    await writeDemonstration(open, dataFolder);
    await markDemoSeeded(pool);
  } finally {
    // Closing the connection releases the lock.
    holder.release(true);
  }
}
