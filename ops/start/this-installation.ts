import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartOptions } from '@parvis/services/main/start-parvis.ts';
import { hasDemo } from '../demo/first-start.ts';
import { demoThirdParties } from '../demo/third-parties/demo-third-parties.ts';

/** Returns the options of a start that are the same in every process of this installation. */
export async function thisInstallation(): Promise<
  Pick<StartOptions, 'clientFolder' | 'version' | 'otherThirdParties'>
> {
  return {
    clientFolder: join(process.cwd(), 'dist/client'),
    version: await versionOf(process.cwd()),
    otherThirdParties: async ({ pool }) => ((await hasDemo(pool)) ? demoThirdParties : {}),
  };
}

async function versionOf(folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return version;
}
