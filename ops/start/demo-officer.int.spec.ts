import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieJar, serveAccounts } from '@parvis/services/accounts/testing/served-accounts.ts';
import { selectReaders } from '@parvis/services/ethics/officers.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openDemoOfficer } from './demo-officer.ts';

test('the demonstration has an ethics officer, whose passphrase only this user can read', async () => {
  const here = await serveAccounts();
  const folder = await mkdtemp(join(tmpdir(), 'parvis-officer-'));
  onTestFinished(async () => {
    await here.close();
    await rm(folder, { recursive: true });
  });
  const { db: pool, log } = here.ports;
  const said = await openDemoOfficer({ pool, log }, folder);
  const file = join(folder, 'ethics-officer.txt');
  const [email = '', password = '', passphrase = ''] = (await readFile(file, 'utf8')).split('\n');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(said).toBe(
    `${email} and ${password}; the passphrase of the key is ${passphrase} (all in ${file})`,
  );
  expect((await cookieJar(here.origin).signIn(email, password)).status).toBe(204);
  // The form is open: reports can be sealed to a key.
  expect(await selectReaders(pool)).toHaveLength(1);
  // A second process, or the same one after a kill, completes it with the same secrets.
  await pool.query('delete from ethics_officer');
  expect(await openDemoOfficer({ pool, log }, folder)).toBe(said);
  expect(await selectReaders(pool)).toHaveLength(1);
});
