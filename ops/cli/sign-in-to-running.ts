import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandLineError } from './command-line-error.ts';
import { requireConfiguration } from './require-configuration.ts';

/** Access to the API of the running Parvis. */
interface ApiAccess {
  readonly apiUrl: string;
  readonly authorization: { readonly cookie: string } | { readonly token: string };
}

/**
 * Signs in to the running Parvis: as the administrator, or with the personal token in PARVIS_TOKEN.
 * @throws CommandLineError
 */
export async function signInToRunning(): Promise<ApiAccess> {
  const { port, host, dataFolder, adminEmail, adminPassword } = requireConfiguration();
  const apiUrl = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const token = process.env['PARVIS_TOKEN'];
  const authorization =
    token === undefined
      ? { cookie: await signIn(apiUrl, await credentials(dataFolder, adminEmail, adminPassword)) }
      : { token };
  return { apiUrl, authorization };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Returns the administrator's credentials: configured, or generated on the first start. */
async function credentials(
  dataFolder: string,
  email: string,
  password: string | undefined,
): Promise<Credentials> {
  if (password !== undefined) return { email, password };
  const kept = await readFile(join(dataFolder, 'administrator.txt'), 'utf8').catch(() => '');
  const [keptEmail, keptPassword] = kept.split('\n');
  if (keptEmail && keptPassword) return { email: keptEmail, password: keptPassword };
  throw new CommandLineError(
    'No credentials: set PARVIS_TOKEN to a personal token, or PARVIS_ADMIN_PASSWORD.',
  );
}

async function signIn(apiUrl: string, account: Credentials): Promise<string> {
  const response = await fetch(`${apiUrl}/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  }).catch((cause: unknown) => {
    throw new CommandLineError(`No response from ${apiUrl}: is Parvis running?`, { cause });
  });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 204 || cookie === undefined)
    throw new CommandLineError(`Signing in as ${account.email} was refused (${response.status}).`);
  return cookie.split(';', 1)[0] ?? cookie;
}
