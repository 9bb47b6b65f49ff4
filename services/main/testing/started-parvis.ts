import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { createMigratedDatabase, createTestDatabase } from '@parvis/ops/testing/database.ts';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { scratchFolder } from '@parvis/ops/testing/scratch-folder.ts';
import { openAccount } from '../../accounts/open-account/open-account.ts';
import { systemClock } from '../../adapters/clock.ts';
import { type Configuration, readConfiguration } from '../../adapters/config/configuration.ts';
import { type OpenParvis, type StartOptions, startParvis } from '../start-parvis.ts';

const password = 'correct horse battery';

/** A complete Parvis, started like the product, with its own databases and an empty site. */
export interface StartedParvis extends OpenParvis {
  readonly port: number;
  /** The folder of its files. */
  readonly dataFolder: string;
  /** Its own origin; `PARVIS_URL` may differ. */
  readonly origin: string;
  /**
   * Opens an account and signs in; returns the `Cookie` header of its session.
   * @param mailbox another one than that of the role, for a second person
   */
  signIn(role: Role, mailbox?: string): Promise<string>;
  /** Stops, and starts with the same databases and files. */
  restart(): Promise<StartedParvis>;
  stop(): Promise<void>;
}

/**
 * Starts a Parvis.
 * @param environment further variables besides those for the databases and the folder
 * @param options overrides of its start
 */
export async function startedParvis(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<StartOptions> = {},
): Promise<StartedParvis> {
  const databases = await Promise.all([createMigratedDatabase(), createTestDatabase()]);
  const [database, log] = databases;
  const dataFolder = await mkdtemp(join(scratchFolder(), 'parvis-whole-'));
  const clientFolder = await writeBuiltFiles(dataFolder);
  const port = await freePort();
  const configuration = configurationOf({
    PARVIS_PORT: String(port),
    PARVIS_DATA: dataFolder,
    PARVIS_DATABASE_URL: database.url,
    PARVIS_LOG_URL: log.url,
    PARVIS_SECRET: 'a secret of thirty-two characters',
    PARVIS_DEMO: '0',
    ...environment,
  });
  const clear = async () => {
    for (const { drop } of databases) await drop();
    await rm(dataFolder, { recursive: true });
  };
  const start = () => startOnce(configuration, { clientFolder, ...options });
  const first = await start().catch(async (cause: unknown) => {
    await clear();
    throw cause;
  });
  const describe = ({ parvis, stop }: Started): StartedParvis => ({
    ...parvis,
    port,
    dataFolder,
    origin: `http://127.0.0.1:${port}`,
    signIn: (role, mailbox) => signedIn(parvis, `http://127.0.0.1:${port}`, role, mailbox),
    async restart() {
      await stop();
      return describe(await start());
    },
    async stop() {
      await stop();
      await clear();
    },
  });
  return describe(first);
}

interface Started {
  readonly parvis: OpenParvis;
  readonly stop: () => Promise<void>;
}

async function startOnce(
  configuration: Configuration,
  options: Partial<StartOptions> & Pick<StartOptions, 'clientFolder'>,
): Promise<Started> {
  const opened: OpenParvis[] = [];
  const { stop } = await startParvis(configuration, {
    print: () => undefined,
    otherThirdParties: () => Promise.resolve({}),
    version: '0.0.0',
    ...options,
    async prepare(parvis, stopLater) {
      opened.push(parvis);
      await options.prepare?.(parvis, stopLater);
    },
  });
  const [parvis] = opened;
  if (parvis === undefined) throw new Error('it started without being prepared');
  return { parvis, stop };
}

function configurationOf(environment: Readonly<Record<string, string>>): Configuration {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.configuration;
}

/** Returns the files of a build, by name only. */
export async function writeBuiltFiles(folder: string): Promise<string> {
  const clientFolder = join(folder, 'client');
  const files = {
    build: 'spec',
    public: { script: '/assets/public.js', stylesheets: [], fonts: [], icons: ['/assets/i.svg'] },
    design: { script: '/assets/design.js', stylesheets: [] },
    admin: { script: '/assets/admin.js', stylesheets: [] },
  };
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  await writeFile(join(clientFolder, 'assets.json'), JSON.stringify(files));
  await writeFile(join(clientFolder, 'assets/public.js'), '// nothing');
  return clientFolder;
}

async function signedIn(
  { connections }: OpenParvis,
  origin: string,
  role: Role,
  mailbox: string = role,
): Promise<string> {
  const { pool: db, log } = connections;
  const email = `${mailbox}@bank.example`;
  const account = { email, name: mailbox, password, roles: [role] };
  const command = { ...account, actor: systemActor, commandId: randomUUID() };
  await openAccount({ db, log, clock: systemClock, isHardToGuess: async () => true }, command);
  const response = await fetch(origin + accountEndpoints.signIn.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`signing in as ${email} failed: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}
