import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { readConfiguration } from '@parvis/services/adapters/config/configuration.ts';
import { ParentProcess } from '@parvis/services/main/background/parent-process.ts';
import { hasOneServer } from '@parvis/services/main/databases.ts';
import { fillFirstSite } from './first-site.ts';
import { startOrExplain } from './start-or-explain.ts';
import { endProcess } from './stop-signals.ts';
import { thisInstallation } from './this-installation.ts';

/** A third of the share of the process that serves visitors, where both need a processor. */
const niceness = 5;

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
    print: () => undefined,
    isDatabaseShared: read.configuration.databaseUrl !== undefined,
    hasOneServer: hasOneServer(read.configuration),
    async prepare(open) {
      await fillFirstSite(open, configuration);
      // Until then there are no visitors to yield to, but a start that should be short.
      await yieldToVisitors();
      parent.reportPrepared();
    },
    parent,
  });
  stop = parvis.stop;
}

/**
 * Leaves the processors to visitors where they are scarce. Linux may divide them equally between
 * sessions, whatever the niceness of their processes: this process leads its own.
 */
async function yieldToVisitors(): Promise<void> {
  setPriority(niceness);
  await writeFile('/proc/self/autogroup', String(niceness)).catch(() => undefined);
}

await runInBackground().catch((cause: unknown) => {
  const isSentence = cause instanceof Error && cause.name === 'CannotStart';
  console.error(isSentence ? cause.message : cause);
  process.exit(1);
});
