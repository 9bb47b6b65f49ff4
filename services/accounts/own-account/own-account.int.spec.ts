import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import { confirmationLifetimeMs } from './own-account.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0';
const next = 'la tempête de janvier';
let here: ServedAccounts;
let people = 0;

beforeAll(async () => {
  here = await serveAccounts({ sessionIdleMs: 3_600_000 });
});
afterAll(() => here.close());

async function person() {
  people += 1;
  const email = `owner${people}@estuaire.example`;
  await here.open(email, 'editor');
  const signIn = async (headers: Record<string, string> = {}) => {
    const jar = cookieJar(here.origin);
    await jar.send('POST', '/admin/session', { email, password }, headers);
    return jar;
  };
  return { email, signIn, jar: await signIn() };
}

type Jar = ReturnType<typeof cookieJar>;
const statusOf = async (jar: Jar) => (await jar.send('GET', '/admin/session')).status;
const sessionsOf = async (jar: Jar) =>
  (await (await jar.send('GET', '/api/account/sessions')).json()).items;
const change = (jar: Jar, present: string, to: string) =>
  jar.send('POST', '/api/account/password', { present, password: to });

test('changing a password requires the current one, ends the other sessions and keeps this one', async () => {
  const { email, jar, signIn } = await person();
  const other = await signIn();
  const stranger = (await person()).jar;
  const refused = await change(jar, 'wrong password', next);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'wrong-password', errors: [{ pointer: '/present' }] },
  ]);
  expect((await change(jar, password, next)).status).toBe(204);
  expect([await statusOf(jar), await statusOf(other), await statusOf(stranger)]).toEqual([
    200, 401, 200,
  ]);
  const otherBrowser = cookieJar(here.origin);
  expect((await otherBrowser.signIn(email)).status).toBe(401);
  expect((await otherBrowser.signIn(email, next)).status).toBe(204);
});

test.each([
  ['password1234', 'guessable'],
  ['court', 'too-short'],
])('the new password “%s” is refused', async (weak, reason) => {
  const { jar } = await person();
  const refused = await change(jar, password, weak);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: [{ pointer: '/password', params: { reason } }] },
  ]);
});

test('guesses at the current password in a session left open are limited like sign-ins', async () => {
  const { jar } = await person();
  const seen = [];
  for (let turn = 0; turn < 11; turn += 1)
    seen.push((await jar.send('POST', '/api/account/confirm', { password: 'guess' })).status);
  expect(seen.slice(9)).toEqual([422, 429]);
  expect((await change(jar, password, next)).status).toBe(429);
});

test('a user’s sessions are listed with device and time, the current one marked', async () => {
  const { signIn, jar } = await person();
  here.pass(60_000);
  await signIn({ 'User-Agent': firefox });
  await person();
  const now = here.ports.clock.now();
  expect(await sessionsOf(jar)).toEqual([
    {
      id: expect.stringMatching(/^[a-z0-9]{12}$/),
      device: 'Firefox, Windows',
      startedAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      current: false,
    },
    {
      id: expect.stringMatching(/^[a-z0-9]{12}$/),
      device: null,
      startedAt: new Date(now.getTime() - 60_000).toISOString(),
      lastSeenAt: now.toISOString(),
      current: true,
    },
  ]);
});

test('an expired session is not listed', async () => {
  const { signIn } = await person();
  here.pass(2 * 3_600_000);
  const jar = await signIn();
  expect(await sessionsOf(jar)).toHaveLength(1);
});

test('a user ends one of their sessions or all but the current one; those of others are not found', async () => {
  const { signIn, jar } = await person();
  const [second, third] = [await signIn(), await signIn()];
  const [stranger] = await sessionsOf((await person()).jar);
  const mine = await sessionsOf(second);
  const { id } = mine.find(({ current }: { current: boolean }) => current);
  const end = async (of: string) =>
    (await jar.send('DELETE', `/api/account/sessions/${of}`)).status;
  expect([await end(stranger.id), await end(id), await end(id)]).toEqual([404, 204, 404]);
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
  expect((await jar.send('POST', '/api/account/sessions/end-others')).status).toBe(204);
  expect([await statusOf(third), await statusOf(jar)]).toEqual([401, 200]);
});

test('creating a token requires a password entered in the last ten minutes', async () => {
  const { jar } = await person();
  const make = () => jar.send('POST', '/api/tokens', { name: 'script' });
  here.pass(confirmationLifetimeMs);
  const refused = await make();
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'sign-in-again']);
  expect((await jar.send('POST', '/api/account/confirm', { password: 'wrong' })).status).toBe(422);
  expect((await make()).status).toBe(403);
  expect((await jar.send('POST', '/api/account/confirm', { password })).status).toBe(204);
  expect((await make()).status).toBe(201);
});

test('the queries and commands require a session', async () => {
  const { db, clock } = here.ports;
  const byToken = {
    kind: 'account',
    accountId: 'e00000000000',
    name: 'E',
    roles: ['administrator'],
    byToken: true,
  } as const;
  for (const [actor, code] of [
    [anonymous, 'sign-in-required'],
    [byToken, 'forbidden'],
    [{ kind: 'system' }, 'forbidden'],
  ] as const) {
    const refused = { ok: false, refusals: [{ code }] };
    expect(await listSessions(db, clock, 1, actor)).toMatchObject(refused);
    expect(await endSession(db, actor, 'e00000000000')).toMatchObject(refused);
    expect(await endOtherSessions(db, actor)).toMatchObject(refused);
  }
});
