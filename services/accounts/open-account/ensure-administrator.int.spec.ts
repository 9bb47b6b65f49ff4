import { randomUUID } from 'node:crypto';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '../../adapters/database/open-pool.ts';
import { closeAccount } from '../close-account/close-account.ts';
import { listAccounts } from '../list-accounts/list-accounts.ts';
import {
  beforeAppends,
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import { ensureAdministrator } from './ensure-administrator.ts';

const choosePassword = async () => password;
const anne = { email: 'anne.le-goff@estuaire.example', choosePassword };
const bob = { email: 'bob@estuaire.example', choosePassword };
let here: ServedAccounts;
let isLogUnavailable = false;

beforeEach(async () => {
  here = await serveAccounts(
    {},
    beforeAppends(async () => {
      if (isLogUnavailable) throw new LogUnavailable('away');
    }),
  );
});
afterEach(() => here.close());

async function openEmails(): Promise<readonly string[]> {
  const listed = await listAccounts(here.database.pool, systemActor, {
    page: 1,
    pageSize: 100,
    sort: ['name'],
  });
  return listed.ok ? listed.value.items.map(({ email }) => email) : [];
}

async function close(email: string) {
  const { rows } = await here.database.pool.query('SELECT id FROM account WHERE email = $1', [
    email,
  ]);
  const command = { commandId: randomUUID(), actor: systemActor, accountId: String(rows[0]?.id) };
  return closeAccount(here.ports, command);
}

test('the first administrator’s account is opened once and never changed by a start, including its password', async () => {
  expect(await ensureAdministrator(here.ports, anne)).toBe('opened');
  const another = async () => expect.unreachable('nobody needs a password');
  expect(await ensureAdministrator(here.ports, { ...anne, choosePassword: another })).toBe('left');
  const jar = cookieJar(here.origin);
  await jar.signIn(anne.email);
  const me = await jar.send('GET', '/admin/session');
  expect(await me.json()).toMatchObject({ name: 'Anne Le Goff', roles: ['administrator'] });
});

test('the next start completes a first start that crashed', async () => {
  isLogUnavailable = true;
  await expect(ensureAdministrator(here.ports, anne)).rejects.toThrow(LogUnavailable);
  isLogUnavailable = false;
  expect(await ensureAdministrator(here.ports, anne)).toBe('opened');
});

test('a different address at a later start creates no second administrator', async () => {
  await ensureAdministrator(here.ports, anne);
  expect(await ensureAdministrator(here.ports, bob)).toBe('left');
  expect(await openEmails()).toEqual([anne.email]);
});

test('a closed account is not opened again at the next start', async () => {
  await ensureAdministrator(here.ports, anne);
  await here.open(bob.email, 'administrator');
  expect(await close(anne.email)).toMatchObject({ ok: true });
  expect(await ensureAdministrator(here.ports, anne)).toBe('left');
  expect(await openEmails()).toEqual([bob.email]);
});

test('when several processes start at the same time with different addresses, only one opens an account', async () => {
  const starts = [anne, bob, anne, bob].map((first) => ensureAdministrator(here.ports, first));
  const outcomes = await Promise.all(starts);
  expect(outcomes.toSorted()).toEqual(['left', 'left', 'left', 'opened']);
  expect(await openEmails()).toHaveLength(1);
});

test('simultaneous starts need only one connection in total', async () => {
  const db = openPool(here.database.url, { size: 1 });
  try {
    const ports = { ...here.ports, db };
    const starts = [anne, bob].map((first) => ensureAdministrator(ports, first));
    expect((await Promise.all(starts)).toSorted()).toEqual(['left', 'opened']);
  } finally {
    await db.end();
  }
});

test('the address of an account that is not an administrator is refused with an explanation', async () => {
  await here.open(anne.email, 'editor');
  await expect(ensureAdministrator(here.ports, anne)).rejects.toThrow(
    'set PARVIS_ADMIN_EMAIL to another address',
  );
});

test('the last administrator cannot be closed, not even by themselves', async () => {
  await ensureAdministrator(here.ports, anne);
  await here.open(bob.email, 'editor');
  const jar = cookieJar(here.origin);
  await jar.signIn(anne.email);
  const { id } = await (await jar.send('GET', '/admin/session')).json();
  const refused = await jar.send('DELETE', `/api/accounts/${id}`, undefined, {
    'Accept-Language': 'en',
  });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'last-administrator', detail: expect.stringContaining('last administrator') },
  ]);
  expect((await jar.send('GET', '/admin/session')).status).toBe(200);
});

test('when two administrators close each other’s account at the same time, one account remains', async () => {
  await ensureAdministrator(here.ports, anne);
  await here.open(bob.email, 'administrator');
  const outcomes = await Promise.all([close(anne.email), close(bob.email)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, refusals: [{ code: 'last-administrator' }] });
  expect(await openEmails()).toHaveLength(1);
});
