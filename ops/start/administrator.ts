import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
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
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const opened = await ensureAdministrator({ db, log, clock: systemClock }, { email, password });
  const file = join(dataFolder, fileName);
  if (opened === 'left') return existsSync(file) ? `${email} (password in ${file})` : email;
  if (adminPassword !== undefined) return `${email} and the password you gave`;
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 });
  return `${email} and ${password}`;
}
