import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import type { BackgroundProcess } from '@parvis/services/main/background/background-process.ts';
import { hasOneServer } from '@parvis/services/main/databases.ts';
import type { RunningParvis, StartOptions } from '@parvis/services/main/start-parvis.ts';
import { isPrepared } from '../demo/first-start.ts';
import { openAdministrator } from './administrator.ts';
import { fillFirstSite } from './first-site.ts';
import { readyLine } from './ready-line.ts';
import { startOrExplain } from './start-or-explain.ts';
import { endOnSignals } from './stop-signals.ts';
import { thisInstallation } from './this-installation.ts';

/**
 * Starts the roles of this process, and prints the steps and the ready line; ends it on signals.
 * @param background the process for the roles besides `web`, if this one has only that
 * @throws CannotStart with one sentence for the operator
 */
export async function startSite(
  configuration: Configuration,
  background?: BackgroundProcess,
): Promise<void> {
  const { roles } = configuration;
  let signIn = configuration.adminEmail;
  let prepared = Promise.resolve();
  const prepare: StartOptions['prepare'] = async (open, stopLater) => {
    // The demonstration's past comes first: in the log, times never decrease.
    if (background === undefined) await fillFirstSite(open, configuration);
    else {
      stopLater(() => background.stop());
      prepared = background.start(open.connections);
      // Awaited below; until then its failure is nobody's.
      prepared.catch(() => undefined);
      if (!(await isPrepared(open.connections.pool))) await prepared;
    }
    if (roles.includes('web')) signIn = await openAdministrator(open.connections, configuration);
  };
  // Until everything is started there are no requests to drain; child processes end with this one.
  let stop: RunningParvis['stop'] = () => Promise.resolve();
  endOnSignals((servingMs) => stop(servingMs), configuration.drainSeconds * 1_000);
  const parvis = await startOrExplain(
    background === undefined ? configuration : { ...configuration, roles: ['web'] },
    {
      ...(await thisInstallation()),
      print: (line) => console.log(line),
      isDatabaseShared: configuration.databaseUrl !== undefined,
      hasOneServer: hasOneServer(configuration),
      prepare,
      ...(background && { background }),
    },
  );
  stop = parvis.stop;
  console.log(readyLine(configuration, signIn));
  // A site that an earlier start prepared is served while the process for the rest still starts.
  await prepared.catch(async (cause: unknown) => {
    await stop();
    throw cause;
  });
}
