import { join } from 'node:path';
import type { StartOptions } from '@parvis/services/main/start-parvis.ts';
import { hasDemo } from '../demo/first-start.ts';
import { demoThirdParties } from '../demo/third-parties/demo-third-parties.ts';
import { readVersion } from './read-version.ts';

/** Returns the options of a start that are the same in every process of this installation. */
export async function thisInstallation(): Promise<
  Pick<StartOptions, 'clientFolder' | 'version' | 'otherThirdParties'>
> {
  return {
    clientFolder: join(process.cwd(), 'dist/client'),
    version: await readVersion(process.cwd()),
    otherThirdParties: async ({ pool }) => ((await hasDemo(pool)) ? demoThirdParties : {}),
  };
}
