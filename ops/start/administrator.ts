import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureAdministrator } from '@parvis/services/accounts/open-account/ensure-administrator.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import type { Connections } from '@parvis/services/main/connections.ts';
import { rateStrength } from '@parvis/services/main/passwords/judge-password.ts';

const fileName = 'administrator.txt';

/**
 * Opens the administrator's account if there is none yet. A password that is not configured is
 * generated, and stored in a file of the data folder that only this user can read.
 * @returns how to sign in, in words for the operator
 */
export async function openAdministrator(
  { pool: db, log }: Pick<Connections, 'pool' | 'log'>,
  {
    adminEmail: email,
    adminPassword,
    dataFolder,
  }: Pick<Configuration, 'adminEmail' | 'adminPassword' | 'dataFolder'>,
): Promise<string> {
  const file = join(dataFolder, fileName);
  let madeUp: string | undefined;
  const opened = await ensureAdministrator(
    // A generated password is random.
    {
      db,
      log,
      clock: systemClock,
      isHardToGuess: adminPassword ? rateStrength : async () => true,
    },
    {
      email,
      choosePassword: async () => adminPassword ?? (madeUp = await keepPassword(file, email)),
    },
  );
  if (opened === 'opened') return `${email} and ${madeUp ?? 'the password you gave'}`;
  const kept = await readKept(file);
  return kept ? `${kept.email} (password in ${file})` : 'the account you have';
}

/**
 * Returns the password in the file, if it is this account's; else a new one, which is stored there.
 */
async function keepPassword(file: string, email: string): Promise<string> {
  const kept = await readKept(file);
  if (kept?.email === email) return kept.password;
  const password = randomBytes(12).toString('base64url');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 });
  return password;
}

async function readKept(file: string): Promise<{ email: string; password: string } | undefined> {
  const [email, password] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return email && password ? { email, password } : undefined;
}
