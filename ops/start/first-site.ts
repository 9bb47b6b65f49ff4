import { systemClock } from '@parvis/services/adapters/clock.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import type { OpenParvis } from '@parvis/services/main/start-parvis.ts';
import { markDemoSeeded, shouldSeedDemo } from '../demo/first-start.ts';
import { demoHistory } from '../demo/history.ts';
import { offersHistory } from '../demo/offers/offers-history.ts';
import { PastClock } from '../demo/seed/past-clock.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { openDemoOfficer } from './demo-officer.ts';

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
  const holder = await open.connections.pool.connect();
  try {
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock]);
    if (await shouldSeedDemo(open.connections.pool, demo))
      await writeDemonstration(open, dataFolder);
  } finally {
    // Closing the connection releases the lock.
    holder.release(true);
  }
}

async function writeDemonstration(
  { connections, openAt }: OpenParvis,
  dataFolder: string,
): Promise<void> {
  console.log('    writing the demonstration site');
  const clock = new PastClock(systemClock);
  const history = [...demoHistory, ...offersHistory(systemClock.now())];
  await seedDemo(await openAt(clock), clock, history, (line) => console.log(`    ${line}`));
  // The demonstration's past comes first: in the log, times never decrease.
  const officer = await openDemoOfficer(connections, dataFolder);
  if (officer !== undefined) console.log(`    ethics reports are read by ${officer}`);
  await markDemoSeeded(connections.pool);
}
