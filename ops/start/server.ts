import {
  badConfigurationExitCode,
  type Configuration,
  readConfiguration,
} from '@parvis/services/adapters/config/configuration.ts';
import { createLogger } from '@parvis/services/adapters/logging/logger.ts';
import { BackgroundProcess } from '@parvis/services/main/background/background-process.ts';
import { ownProgram } from '@parvis/services/main/own-program.ts';
import type { RunningParvis, StartOptions } from '@parvis/services/main/start-parvis.ts';
import { openAdministrator } from './administrator.ts';
import { fillFirstSite } from './first-site.ts';
import { readyLine } from './ready-line.ts';
import { startOrExplain } from './start-or-explain.ts';
import { endOnSignals } from './stop-signals.ts';
import { thisInstallation } from './this-installation.ts';

/**
 * Runs Parvis from the working directory until it is stopped: in this process, and where this one
 * serves visitors and has further roles, those in a second one.
 */
export async function run(): Promise<void> {
  const read = readConfiguration(process.env);
  if (!read.ok) {
    for (const problem of read.problems) console.error(problem);
    process.exit(badConfigurationExitCode);
  }
  const { configuration } = read;
  const { roles } = configuration;
  let signIn = configuration.adminEmail;
  const isShared = roles.includes('web') && roles.length > 1;
  const background = isShared ? backgroundProcess(configuration) : undefined;
  const prepare: StartOptions['prepare'] = async (open, stopLater) => {
    // The demonstration's past comes first: in the log, times never decrease.
    if (background === undefined) await fillFirstSite(open, configuration);
    else {
      stopLater(() => background.stop());
      await background.start(open.connections);
    }
    if (roles.includes('web')) signIn = await openAdministrator(open.connections, configuration);
  };
  // Until everything is started there are no requests to drain; child processes end with this one.
  let stop: RunningParvis['stop'] = () => Promise.resolve();
  endOnSignals((servingMs) => stop(servingMs), configuration.drainSeconds * 1_000);
  const parvis = await startOrExplain(
    isShared ? { ...configuration, roles: ['web'] } : configuration,
    {
      ...(await thisInstallation()),
      say: (line) => console.log(line),
      isDatabaseShared: configuration.databaseUrl !== undefined,
      prepare,
      ...(background && { background }),
    },
  );
  stop = parvis.stop;
  console.log(readyLine(configuration, signIn));
}

function backgroundProcess({ logLevel }: Configuration): BackgroundProcess {
  const logger = createLogger(logLevel);
  return new BackgroundProcess({
    program: ownProgram(import.meta.url, './background.ts', 'background'),
    onDeath: (ending, restartMs) =>
      logger.error(
        { ending, restartSeconds: restartMs / 1_000 },
        'the process for work in the background ended, and is started again',
      ),
  });
}
