import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAdministrator } from '@parvis/services/accounts/open-account/ensure-administrator.ts';
import type { Connections } from '@parvis/services/main/connections.ts';
import { systemClock } from '@parvis/services/platform/clock.ts';
import type { Configuration } from '@parvis/services/platform/config/configuration.ts';

const fileName = 'administrator.txt';

/**
 * Opens the administrator's account on the first start. A password that nobody gave is made up, and
 * kept in a file of the data folder that only this user can read.
 * @returns how to sign in, in words for the operator
 */
export async function openAdministrator(
  { pool: db, log }: Connections,
  { adminEmail: email, adminPassword, dataFolder }: Configuration,
): Promise<string> {
  const file = join(dataFolder, fileName);
  const kept = await keptPassword(file);
  const password = adminPassword ?? kept ?? randomBytes(12).toString('base64url');
  await mkdir(dataFolder, { recursive: true });
  // Written first: an account whose password was lost with the process would be of no use.
  if (adminPassword === undefined && kept === undefined)
    await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 });
  const opened = await ensureAdministrator({ db, log, clock: systemClock }, { email, password });
  if (opened === 'opened')
    return adminPassword === undefined
      ? `${email} and ${password}`
      : `${email} and the password you gave`;
  if (kept !== undefined) return `${email} (password in ${file})`;
  if (adminPassword === undefined) await rm(file);
  return email;
}

async function keptPassword(file: string): Promise<string | undefined> {
  const content = await readFile(file, 'utf8').catch(() => '');
  return content.split('\n')[1] || undefined;
}
