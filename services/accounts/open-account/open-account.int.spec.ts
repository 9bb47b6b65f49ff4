import { randomUUID } from 'node:crypto';
import { type Actor, anonymous, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAccount } from '../close-account/close-account.ts';
import { listAccounts } from '../list-accounts/list-accounts.ts';
import {
  beforeAppends,
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import { type OpenAccount, openAccount } from './open-account.ts';

let here: ServedAccounts;
let isLogUnavailable = false;
/** An action to run once, just before the next append. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  here = await serveAccounts(
    {},
    beforeAppends(async () => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      if (isLogUnavailable) throw new LogUnavailable('away');
    }),
  );
});
afterAll(() => here.close());

let people = 0;
function openCommand(changes: Partial<OpenAccount> = {}): OpenAccount {
  people += 1;
  return {
    commandId: randomUUID(),
    actor: systemActor,
    email: `person${people}@estuaire.example`,
    name: `Person ${people}`,
    password,
    roles: ['editor'],
    ...changes,
  };
}

async function canSignIn(email: string): Promise<boolean> {
  const response = await cookieJar(here.origin).signIn(email);
  await response.arrayBuffer();
  return response.status === 204;
}

test('an opened account can sign in, and the log contains neither its address nor its name', async () => {
  const command = openCommand({ email: 'Léa.Martin@Estuaire.example' });
  const opened = await openAccount(here.ports, command);
  expect(opened).toMatchObject({
    ok: true,
    value: { account: { email: 'léa.martin@estuaire.example' } },
  });
  expect(await canSignIn(command.email)).toBe(true);
  const events = await here.ports.log.readAll(startOfLog, 1_000);
  expect(events.at(-1)).toMatchObject({ type: 'AccountOpened', metadata: { actor: 'system' } });
  expect(JSON.stringify(events)).not.toMatch(/estuaire|Person/i);
});

test('an address belongs to one account, whatever its case', async () => {
  const first = openCommand();
  await openAccount(here.ports, first);
  const second = openCommand({ email: first.email.toUpperCase() });
  expect(await openAccount(here.ports, second)).toMatchObject({
    refusals: [{ code: 'account-exists', path: ['email'] }],
  });
});

test('when many requests open an account for the same address at the same time, only one succeeds', async () => {
  const email = 'race@estuaire.example';
  const commands = Array.from({ length: 8 }, () => openCommand({ email }));
  const outcomes = await Promise.all(commands.map((command) => openAccount(here.ports, command)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('repeating the command returns the same result and records nothing', async () => {
  const command = openCommand();
  const first = await openAccount(here.ports, command);
  const head = await here.ports.log.head();
  expect(await openAccount(here.ports, command)).toEqual(first);
  expect(await here.ports.log.head()).toBe(head);
});

test('an account whose creation was interrupted cannot sign in, and the same command completes it', async () => {
  const command = openCommand();
  isLogUnavailable = true;
  await expect(openAccount(here.ports, command)).rejects.toThrow(LogUnavailable);
  isLogUnavailable = false;
  expect(await canSignIn(command.email)).toBe(false);
  expect(await openAccount(here.ports, openCommand({ email: command.email }))).toMatchObject({
    ok: false,
  });
  expect(await openAccount(here.ports, command)).toMatchObject({ ok: true });
  expect(await canSignIn(command.email)).toBe(true);
});

test('an abandoned claim is released after a minute', async () => {
  const abandoned = openCommand();
  isLogUnavailable = true;
  await expect(openAccount(here.ports, abandoned)).rejects.toThrow(LogUnavailable);
  isLogUnavailable = false;
  here.pass(60_000);
  const next = openCommand({ email: abandoned.email });
  expect(await openAccount(here.ports, next)).toMatchObject({ ok: true });
  expect(await openAccount(here.ports, abandoned)).toMatchObject({ ok: false });
});

test('a command whose claim was considered abandoned while it waited for the log opens no account', async () => {
  const slow = openCommand();
  const fast = openCommand({ email: slow.email });
  meanwhile = async () => {
    here.pass(60_000);
    expect(await openAccount(here.ports, fast)).toMatchObject({ ok: true });
  };
  expect(await openAccount(here.ports, slow)).toMatchObject({
    refusals: [{ code: 'account-exists', path: ['email'] }],
  });
  expect(await canSignIn(slow.email)).toBe(true);
});

test('closing an account ends its sessions and tokens, frees its address and keeps its name', async () => {
  const email = 'leaving@estuaire.example';
  const account = await here.open(email, 'editor');
  const jar = cookieJar(here.origin);
  await jar.signIn(email);
  const { secret } = await (await jar.send('POST', '/api/tokens', { name: 'script' })).json();
  const command = { commandId: randomUUID(), actor: systemActor, accountId: account.id };
  const closed = await closeAccount(here.ports, command);
  expect(closed.ok).toBe(true);
  expect(await closeAccount(here.ports, { ...command, commandId: randomUUID() })).toEqual(closed);
  const bearer = { Authorization: `Bearer ${secret}` };
  expect((await jar.send('GET', '/admin/session')).status).toBe(401);
  expect((await jar.send('GET', '/api/tokens', undefined, bearer)).status).toBe(401);
  expect(await canSignIn(email)).toBe(false);
  const names = await here.accounts.accountNames.namesOf([account.id, 'system', 'nobody']);
  expect([...names]).toEqual([
    ['system', 'Parvis'],
    [account.id, `Name of ${email}`],
  ]);
  expect((await here.open(email, 'auditor')).id).not.toBe(account.id);
});

test('an account that does not exist cannot be closed', async () => {
  const command = { commandId: randomUUID(), actor: systemActor, accountId: 'nobody000000' };
  expect(await closeAccount(here.ports, command)).toMatchObject({
    refusals: [{ code: 'account-not-found' }],
  });
});

test('over HTTP, an administrator opens, lists and closes accounts, and each write returns its log position', async () => {
  await here.open('root@estuaire.example', 'administrator');
  const jar = cookieJar(here.origin);
  await jar.signIn('root@estuaire.example');
  const sent = { email: 'new@estuaire.example', name: 'Neuve', roles: ['auditor'] };
  const opened = await jar.send('POST', '/api/accounts', sent);
  expect([opened.status, opened.headers.get('x-log-position')]).toEqual([
    201,
    expect.stringMatching(/^\d{20}$/),
  ]);
  const { id } = await opened.json();
  const listed = await (await jar.send('GET', '/api/accounts?pageSize=100')).json();
  expect(listed.items).toContainEqual({
    id,
    email: sent.email,
    name: 'Neuve',
    roles: ['auditor'],
    invited: true,
    secondFactor: false,
  });
  const closed = await jar.send('DELETE', `/api/accounts/${id}`);
  expect([closed.status, closed.headers.get('x-log-position')]).toEqual([
    204,
    expect.stringMatching(/^\d{20}$/),
  ]);
});

const editor: Actor = { kind: 'account', accountId: 'e00000000000', name: 'E', roles: ['editor'] };
test.each([
  [anonymous, 'sign-in-required'],
  [editor, 'forbidden'],
])('the commands and queries themselves refuse %j', async (actor, code) => {
  const refused = { ok: false, refusals: [{ code }] };
  expect(await openAccount(here.ports, openCommand({ actor }))).toEqual(refused);
  const closing = { commandId: randomUUID(), actor, accountId: 'nobody000000' };
  expect(await closeAccount(here.ports, closing)).toEqual(refused);
  const page = { page: 1, pageSize: 20, sort: ['name'] };
  expect(await listAccounts(here.database.pool, actor, page)).toEqual(refused);
});
