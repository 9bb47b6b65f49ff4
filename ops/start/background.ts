import { readConfiguration } from '@parvis/services/adapters/config/configuration.ts';
import { ParentProcess } from '@parvis/services/main/background/parent-process.ts';
import { fillFirstSite } from './first-site.ts';
import { startOrExplain } from './start-or-explain.ts';
import { endProcess } from './stop-signals.ts';
import { thisInstallation } from './this-installation.ts';

/**
 * Runs the roles besides `web` in the background process of another one, which has read the same
 * configuration and opened the databases, and prints the steps of the start. Ends with it.
 */
async function runInBackground(): Promise<void> {
  const parent = new ParentProcess();
  let stop = () => Promise.resolve();
  // Ctrl-C in a terminal reaches both processes: the parent decides when this one ends.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => endProcess(() => stop()));
  void parent.ended.then(() => endProcess(() => stop()));
  const read = readConfiguration(process.env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const roles = read.configuration.roles.filter((role) => role !== 'web');
  const stores = await parent.started;
  const configuration = { ...read.configuration, ...stores, roles };
  const parvis = await startOrExplain(configuration, {
    ...(await thisInstallation()),
    say: () => undefined,
    async prepare(open) {
      await fillFirstSite(open, configuration);
      parent.reportPrepared();
    },
    parent,
  });
  stop = parvis.stop;
}

await runInBackground().catch((cause: unknown) => {
  const isSentence = cause instanceof Error && cause.name === 'CannotStart';
  console.error(isSentence ? cause.message : cause);
  process.exit(1);
});
