import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenParvis, startParvis } from '@parvis/services/main/start-parvis.ts';
import {
  badConfigurationExitCode,
  type Configuration,
  readConfiguration,
} from '@parvis/services/platform/config/configuration.ts';
import { seedFilms } from '../demo/film/seed-films.ts';
import { noteDemoDone, wantsDemo } from '../demo/first-start.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seedFiles } from '../demo/seed-files.ts';
import { seedMedia } from '../demo/seed-media.ts';
import { openAdministrator } from './administrator.ts';

const stopSignals = ['SIGTERM', 'SIGINT'] as const;
/** Whatever does not answer any more, we are gone after this many milliseconds. */
const lastResortMs = 4_500;

/** Runs Parvis in this process, from the working directory, until it is told to stop. */
export async function run(): Promise<void> {
  const read = readConfiguration(process.env);
  if (!read.ok) {
    for (const problem of read.problems) console.error(problem);
    process.exit(badConfigurationExitCode);
  }
  const { configuration } = read;
  let signIn = configuration.adminEmail;
  // Until everything is started there is nothing to drain; what we started ends with us.
  let stop = () => Promise.resolve();
  for (const signal of stopSignals) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), lastResortMs).unref();
      void stop().then(() => process.exit(0));
    });
  }
  const parvis = await startParvis(configuration, {
    say: (line) => console.log(line),
    clientFolder: join(process.cwd(), 'dist/client'),
    version: await versionOf(process.cwd()),
    async prepare(open) {
      signIn = await openAdministrator(open.connections, configuration);
      await fillFirstSite(open, configuration);
    },
  });
  stop = parvis.stop;
  console.log(
    `Parvis is ready at ${configuration.publicUrl} — sign in at ${configuration.publicUrl}/admin/login with ${signIn}`,
  );
}

async function fillFirstSite(
  { connections: { pool, log }, content, media }: OpenParvis,
  { demo }: Configuration,
): Promise<void> {
  if (!(await wantsDemo(pool, demo))) return;
  console.log('    writing the demonstration site');
  const say = (line: string) => console.log(`    ${line}`);
  await seedMedia(media, say);
  await seedFiles(media);
  await seedFilms(media, log, say);
  await seedDemo(content, say);
  await noteDemoDone(pool);
}

async function versionOf(folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return version;
}
