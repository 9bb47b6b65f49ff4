import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
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

/**
 * Opens the account of the demonstration's ethics officer, with a key, so that its form is open.
 * What opens them is stored in a file of the data folder that only this user can read, and returned
 * for the terminal; nothing of it is in the log.
 * @returns how to sign in as the officer; undefined when the address is somebody's already
 */
export async function openDemoOfficer(
  { pool, log }: Pick<Connections, 'pool' | 'log'>,
  dataFolder: string,
): Promise<string | undefined> {
  const [password, passphrase] = [secret(), secret()];
  const opened = await openAccount(
    // A generated password is random.
    { db: pool, log, clock: systemClock, isHardToGuess: async () => true },
    {
      commandId: randomUUID(),
      actor: systemActor,
      email,
      password,
      name: 'Solène Kervella',
      roles: ['ethics-officer'],
    },
  );
  if (!opened.ok) return undefined;
  await insertKey(pool, opened.value.account.id, await makeKeyPair(passphrase));
  const file = join(dataFolder, fileName);
  await writeFile(file, `${email}\n${password}\n${passphrase}\n`, { mode: 0o600 });
  return `${email} and ${password}; the passphrase of the key is ${passphrase} (all in ${file})`;
}
