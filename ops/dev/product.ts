import {
  type Configuration,
  readConfiguration,
} from '@parvis/services/adapters/config/configuration.ts';
import { openAdministrator } from '../start/administrator.ts';
import { fillFirstSite } from '../start/first-site.ts';
import { readyLine } from '../start/ready-line.ts';
import { startOrExplain } from '../start/start-or-explain.ts';
import { thisInstallation } from '../start/this-installation.ts';

/** How a product is started from source. */
export interface ProductOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Its databases, which run on while it restarts. */
  readonly stores: Pick<Configuration, 'databaseUrl' | 'logUrl'>;
  /** The folder with the addresses of its files. */
  readonly clientFolder: string;
}

/** A product that runs, until its code changes. */
export interface StartedProduct {
  /** How to sign in, in words for the person who started it. */
  readonly readyLine: string;
  stop(): Promise<void>;
}

/** Starts every role in this process. @param port where it serves this computer alone */
export async function startProduct(
  { environment, stores, clientFolder }: ProductOptions,
  port: number,
  print: (line: string) => void,
): Promise<StartedProduct> {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { configuration } = read;
  let signIn = configuration.adminEmail;
  const parvis = await startOrExplain(
    { ...configuration, ...stores, host: '127.0.0.1', port },
    {
      ...(await thisInstallation()),
      clientFolder,
      print,
      isDatabaseShared: false,
      isCold: true,
      async prepare(open) {
        await fillFirstSite(open, configuration);
        signIn = await openAdministrator(open.connections, configuration);
      },
    },
  );
  return { readyLine: readyLine(configuration, signIn), stop: () => parvis.stop() };
}
