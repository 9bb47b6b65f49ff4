import { systemClock } from '@parvis/services/adapters/clock.ts';
import { BulkLog } from '@parvis/services/adapters/log/bulk-log.ts';
import type { OpenParvis } from '@parvis/services/main/start-parvis.ts';
import { readDemonstration } from '../demo/demonstration.ts';
import { historyOfSite } from '../demo/history.ts';
import { offersHistory } from '../demo/offers/offers-history.ts';
import { PastClock } from '../demo/seed/past-clock.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { openDemoOfficer } from './demo-officer.ts';

/** Writes the demonstration site, and prints what it writes. */
export async function writeDemonstration(
  { connections, openHistory }: OpenParvis,
  dataFolder: string,
): Promise<void> {
  console.log('    writing the demonstration site');
  const clock = new PastClock(systemClock);
  const site = historyOfSite(await readDemonstration());
  const history = [...site, ...offersHistory(systemClock.now())];
  const log = await BulkLog.open(connections.log);
  const areas = await openHistory(clock, log);
  // An earlier start may have been interrupted.
  await areas.content.recheckClaims();
  await areas.editorial.redirects.recheckClaims();
  await seedDemo(areas, clock, history, (line) => console.log(`    ${line}`));
  await log.flush();
  // The demonstration's past comes first: in the log, times never decrease.
  const officer = await openDemoOfficer(connections, dataFolder);
  if (officer !== undefined) console.log(`    ethics reports are read by ${officer}`);
}
