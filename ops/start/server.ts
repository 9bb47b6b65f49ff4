import {
  badConfigurationExitCode,
  type Configuration,
  readConfiguration,
} from '@parvis/services/adapters/config/configuration.ts';
import { createLogger } from '@parvis/services/adapters/logging/logger.ts';
import { BackgroundProcess } from '@parvis/services/main/background/background-process.ts';
import { ownProgram } from '@parvis/services/main/own-program.ts';

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
  const isShared = roles.includes('web') && roles.length > 1;
  const background = isShared ? backgroundProcess(configuration) : undefined;
  // Both processes load their programs, half of a start, at the same time.
  background?.load();
  const { startSite } = await import('./start-site.ts');
  await startSite(configuration, background);
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
