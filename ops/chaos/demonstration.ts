import { freePort } from '../testing/free-port.ts';
import { withFolder } from './load.ts';
import { ParvisProcess } from './parvis-process.ts';

/**
 * Runs a function on a temporary Parvis that has the demonstration and is ready, and removes it
 * afterwards.
 */
export function withDemonstration<T>(
  work: (parvis: ParvisProcess) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withFolder(async (folder) => {
    const parvis = new ParvisProcess({
      dataFolder: `${folder}/data`,
      port: await freePort(),
      environment: { PARVIS_DEMO: '1', ...environment },
    });
    try {
      await parvis.start();
      return await work(parvis);
    } finally {
      await parvis.cleanUp();
    }
  });
}
