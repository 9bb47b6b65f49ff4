import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import {
  beforeAppends,
  cookieJar,
  type ServedAccounts,
  serveAccounts,
} from '@parvis/services/accounts/testing/served-accounts.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from './administrator.ts';

const adminEmail = 'ada@estuaire.example';
let here: ServedAccounts;
let dataFolder: string;
let file: string;
let isLogUnavailable = false;

beforeEach(async () => {
  here = await serveAccounts(
    {},
    beforeAppends(async () => {
      if (isLogUnavailable) throw new LogUnavailable('away');
    }),
  );
  dataFolder = await mkdtemp(join(tmpdir(), 'parvis-administrator-'));
  file = join(dataFolder, 'administrator.txt');
});
afterEach(async () => {
  await here.close();
  await rm(dataFolder, { recursive: true });
});

function start(changes: { adminEmail?: string; adminPassword?: string } = {}): Promise<string> {
  const { db: pool, log } = here.ports;
  const configuration = { adminEmail, adminPassword: undefined, dataFolder, ...changes };
  return openAdministrator({ pool, log }, configuration);
}

async function canSignIn(email: string, password = ''): Promise<boolean> {
  return (await cookieJar(here.origin).signIn(email, password)).status === 204;
}

test('a first start generates a password, which only this user can read again', async () => {
  const [, password = ''] = (await start()).split(' and ');
  expect(await canSignIn(adminEmail, password)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe(`${adminEmail}\n${password}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await start()).toBe(`${adminEmail} (password in ${file})`);
});

test('later starts name the account whose password is stored, whatever address is configured', async () => {
  await start();
  const said = await start({ adminEmail: 'other@estuaire.example', adminPassword: 'another one' });
  expect(said).toBe(`${adminEmail} (password in ${file})`);
});

test('a configured password is neither stored nor printed, and later ones change nothing', async () => {
  expect(await start({ adminPassword: 'marée basse au Havre' })).toBe(
    `${adminEmail} and the password you gave`,
  );
  expect(await start()).toBe('the account you have');
  expect(await start({ adminPassword: 'marée haute au Havre' })).toBe('the account you have');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await canSignIn(adminEmail, 'marée basse au Havre')).toBe(true);
});

test('a weak password creates no account, and one sentence names the variable to set', async () => {
  await expect(start({ adminPassword: 'aaaaaaaaaaaa' })).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(
      /^The password in PARVIS_ADMIN_PASSWORD is easy to guess: .+\.$/,
    ),
  });
  expect(await canSignIn(adminEmail, 'aaaaaaaaaaaa')).toBe(false);
  expect(await start({ adminPassword: 'marée basse au Havre' })).toContain('the password you gave');
});

test('a first start that was interrupted creates the account with the stored password', async () => {
  isLogUnavailable = true;
  await expect(start()).rejects.toThrow(LogUnavailable);
  isLogUnavailable = false;
  const [, kept] = (await readFile(file, 'utf8')).split('\n');
  expect(await start()).toBe(`${adminEmail} and ${kept}`);
  expect(await canSignIn(adminEmail, kept)).toBe(true);
});

test('when a start is interrupted and repeated with another address, the new account gets its own password', async () => {
  isLogUnavailable = true;
  await expect(start()).rejects.toThrow(LogUnavailable);
  isLogUnavailable = false;
  const [, password] = (await start({ adminEmail: 'other@estuaire.example' })).split(' and ');
  expect(await canSignIn('other@estuaire.example', password)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe(`other@estuaire.example\n${password}\n`);
});
