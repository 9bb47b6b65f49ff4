import type { Finding } from '@parvis/contracts/notary/views.ts';
import type { Configuration } from '../../adapters/config/configuration.ts';
import type { Connections } from '../connections.ts';
import { FunctionThread } from '../function-thread.ts';
import { compareStoredFiles } from './compare-stored-files.ts';
import type { ServedFunctions } from './served-worker.ts';

const thread = new FunctionThread<ServedFunctions>({
  here: import.meta.url,
  source: './served-worker.ts',
  built: 'compare-read-models',
});

/**
 * Compares files and read models with the log; read models in a thread, which leaves the processors
 * to people. Tables are named, not rows: `parvis audit verify --read-models` names these.
 * @throws LogUnavailable, StorageUnavailable
 */
export async function findInServed(
  { log, databaseUrl, logUrl }: Pick<Connections, 'log' | 'databaseUrl' | 'logUrl'>,
  configuration: Pick<Configuration, 'bucket' | 'dataFolder'>,
): Promise<readonly Finding[]> {
  const { findings } = await compareStoredFiles(log, configuration);
  const { differences } = await thread.call('compareReadModels', databaseUrl, logUrl);
  const tables = new Set(differences.map(({ projection, table }) => `${projection}.${table}`));
  const rows = [...tables].map(
    (detail): Finding => ({ kind: 'read-model', position: null, event: null, detail }),
  );
  return [...findings, ...rows];
}
