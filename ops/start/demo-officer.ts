import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { openAccount } from '@parvis/services/accounts/open-account/open-account.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { insertKey } from '@parvis/services/ethics/keys.ts';
import { makeKeyPair } from '@parvis/services/ethics/make-key-pair.ts';
import type { Connections } from '@parvis/services/main/connections.ts';

const fileName = 'ethics-officer.txt';
const email = 'deontologie@estuaire.example';

const secret = () => randomBytes(12).toString('base64url');

/** One opening, however many processes start or are killed meanwhile. */
const commandId = 'b0a3f5c6-6d0e-4c8e-9a51-6f6b1c1f5f0e';

interface Secrets {
  readonly password: string;
  readonly passphrase: string;
  readonly isNew: boolean;
}

/**
 * Opens the account of the demonstration's ethics officer, with a key, so that its form is open.
 * What opens them is stored in a file of the data folder that only this user can read, and returned
 * for the terminal; nothing of it is in the log. Repeating it completes an interrupted opening.
 * @returns how to sign in as the officer; undefined when the address is somebody's already
 */
export async function openDemoOfficer(
  { pool, log }: Pick<Connections, 'pool' | 'log'>,
  dataFolder: string,
): Promise<string | undefined> {
  await mkdir(dataFolder, { recursive: true });
  const file = join(dataFolder, fileName);
  const { password, passphrase, isNew } = await keepSecrets(file);
  const opened = await openAccount(
    // A generated password is random.
    { db: pool, log, clock: systemClock, isHardToGuess: async () => true },
    {
      commandId,
      actor: systemActor,
      email,
      password,
      name: 'Solène Kervella',
      roles: ['ethics-officer'],
    },
  );
  if (!opened.ok) {
    if (isNew) await rm(file);
    return undefined;
  }
  await insertKey(pool, opened.value.account.id, await makeKeyPair(passphrase));
  return `${email} and ${password}; the passphrase of the key is ${passphrase} (all in ${file})`;
}

/** Returns the secrets in the file, or new ones, which are stored there before they apply. */
async function keepSecrets(file: string): Promise<Secrets> {
  const [kept, password, passphrase] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (kept === email && password && passphrase) return { password, passphrase, isNew: false };
  const made = { password: secret(), passphrase: secret(), isNew: true };
  await writeFile(file, `${email}\n${made.password}\n${made.passphrase}\n`, { mode: 0o600 });
  return made;
}
