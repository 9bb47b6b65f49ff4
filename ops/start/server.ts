import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import {
  badConfigurationExitCode,
  type Configuration,
  readConfiguration,
} from '@parvis/services/adapters/config/configuration.ts';
import { CannotStart } from '@parvis/services/adapters/embedded-postgres/cannot-start.ts';
import { type OpenParvis, startParvis } from '@parvis/services/main/start-parvis.ts';
import { hasDemo, markDemoSeeded, shouldSeedDemo } from '../demo/first-start.ts';
import { demoHistory } from '../demo/history.ts';
import { offersHistory } from '../demo/offers/offers-history.ts';
import { PastClock } from '../demo/seed/past-clock.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { demoThirdParties } from '../demo/third-parties/demo-third-parties.ts';
import { openAdministrator } from './administrator.ts';
import { readyLine } from './ready-line.ts';

const stopSignals = ['SIGTERM', 'SIGINT'] as const;
/** When something prevents a clean shutdown, the process exits after this many milliseconds. */
const lastResortMs = 4_500;

/** Runs Parvis in this process, from the working directory, until it is stopped. */
export async function run(): Promise<void> {
  const read = readConfiguration(process.env);
  if (!read.ok) {
    for (const problem of read.problems) console.error(problem);
    process.exit(badConfigurationExitCode);
  }
  const { configuration } = read;
  let signIn = configuration.adminEmail;
  // Until everything is started there are no requests to drain; child processes end with this one.
  let stop = () => Promise.resolve();
  for (const signal of stopSignals) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), lastResortMs).unref();
      void stop().then(() => process.exit(0));
    });
  }
  const parvis = await startOrExplain(configuration, {
    say: (line) => console.log(line),
    clientFolder: join(process.cwd(), 'dist/client'),
    version: await versionOf(process.cwd()),
    async prepare(open) {
      // The demonstration's past comes first: in the log, times never decrease.
      await fillFirstSite(open, configuration);
      signIn = await openAdministrator(open.connections, configuration);
    },
    otherThirdParties: async ({ pool }) => ((await hasDemo(pool)) ? demoThirdParties : {}),
  });
  stop = parvis.stop;
  console.log(readyLine(configuration, signIn));
}

/** @throws CannotStart, also when the database or the log stops responding meanwhile */
async function startOrExplain(...given: Parameters<typeof startParvis>) {
  try {
    return await startParvis(...given);
  } catch (cause) {
    if (!isTransient(cause)) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CannotStart(
      `The database or the log stopped responding while Parvis started (${why}): start it again once it responds; it continues where it was.`,
      { cause },
    );
  }
}

async function fillFirstSite(
  { connections: { pool }, openAt }: OpenParvis,
  { demo }: Configuration,
): Promise<void> {
  if (!(await shouldSeedDemo(pool, demo))) return;
  console.log('    writing the demonstration site');
  const clock = new PastClock(systemClock);
  const history = [...demoHistory, ...offersHistory(systemClock.now())];
  await seedDemo(await openAt(clock), clock, history, (line) => console.log(`    ${line}`));
  await markDemoSeeded(pool);
}

async function versionOf(folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return version;
}
