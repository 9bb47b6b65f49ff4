import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';

const email = 'ada@estuaire.example';
const periodMs = 30_000;
let here: ServedAccounts;
afterEach(() => here.close());

type Jar = ReturnType<typeof cookieJar>;

async function signedIn(): Promise<Jar> {
  const jar = cookieJar(here.origin);
  expect((await jar.signIn(email)).status).toBe(204);
  return jar;
}

const whoAmI = async (jar: Jar) => (await jar.send('GET', '/admin/session')).status;
const give = (jar: Jar, code: string) => jar.send('POST', '/admin/code', { code });

/** Returns the authenticator app on its owner's phone. */
async function enrolled() {
  const jar = await signedIn();
  const made = await jar.send('POST', '/api/account/second-factor');
  expect(made.status).toBe(201);
  const { secret, qrCode } = await made.json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (around = 0) =>
    totp.generate({ timestamp: here.ports.clock.now().getTime() + around * periodMs });
  const confirm = (typed: string) =>
    jar.send('POST', '/api/account/second-factor/confirm', { code: typed });
  return { jar, secret, qrCode, code, confirm };
}

async function withFactor(settings: Parameters<typeof serveAccounts>[0] = {}) {
  here = await serveAccounts(settings);
  await here.open(email, 'administrator');
  const made = await enrolled();
  const { recoveryCodes } = await (await made.confirm(made.code())).json();
  here.pass(periodMs);
  return { ...made, recoveryCodes };
}

test('an authenticator is active once one of its codes was entered; signing in then takes two steps', async () => {
  here = await serveAccounts();
  await here.open(email, 'administrator');
  const { jar, code, confirm, qrCode } = await enrolled();
  const before = await signedIn();
  expect(qrCode).toMatch(/^<svg /);
  expect(await whoAmI(await signedIn())).toBe(200);
  const wrong = code(5);
  expect((await confirm(wrong)).status).toBe(422);
  const confirmed = await confirm(code());
  expect((await confirmed.json()).recoveryCodes).toHaveLength(10);
  here.pass(periodMs);
  const two = await signedIn();
  expect(await whoAmI(two)).toBe(401);
  expect((await two.send('GET', '/api/accounts')).status).toBe(401);
  const waiting = two.held();
  expect((await give(two, code())).status).toBe(204);
  expect([await whoAmI(two), two.held() === waiting, await whoAmI(jar)]).toEqual([200, false, 200]);
  expect(await whoAmI(before)).toBe(401);
});

test('a code works once, an older one is refused afterwards, and a code is accepted one period early but not two', async () => {
  const { code } = await withFactor();
  const late = code(-1);
  expect((await give(await signedIn(), code(2))).status).toBe(422);
  expect((await give(await signedIn(), late)).status).toBe(422);
  expect((await give(await signedIn(), code())).status).toBe(204);
  expect((await give(await signedIn(), code())).status).toBe(422);
  expect((await give(await signedIn(), code(1))).status).toBe(204);
});

test('a recovery code works once, however it is typed', async () => {
  const { recoveryCodes } = await withFactor();
  const [first, second] = recoveryCodes;
  expect(first).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect((await give(await signedIn(), first.toLowerCase().replaceAll('-', ' '))).status).toBe(204);
  expect((await give(await signedIn(), first)).status).toBe(422);
  const jar = await signedIn();
  expect((await give(jar, second)).status).toBe(204);
  expect(await (await jar.send('GET', '/api/account/second-factor')).json()).toEqual({
    enabled: true,
    authenticator: true,
    recoveryCodes: 8,
  });
});

test('newly generated recovery codes replace the earlier ones', async () => {
  const { jar, code, confirm, recoveryCodes } = await withFactor();
  const made = await (await confirm(code())).json();
  expect(await (await jar.send('GET', '/api/account/second-factor')).json()).toEqual({
    enabled: true,
    authenticator: true,
    recoveryCodes: 10,
  });
  expect((await give(await signedIn(), recoveryCodes[0])).status).toBe(422);
  expect((await give(await signedIn(), made.recoveryCodes[0])).status).toBe(204);
});

test('wrong codes are limited per account, whichever session they come from', async () => {
  const { code } = await withFactor({
    signInPerEmailAndAddress: { burst: 3, refillMs: 30_000 },
  });
  const seen = [];
  for (let turn = 0; turn < 4; turn += 1)
    seen.push((await give(await signedIn(), '000000')).status);
  expect(seen).toEqual([422, 422, 422, 429]);
  expect((await give(await signedIn(), code())).status).toBe(429);
});

test('a code is accepted only within ten minutes of the password', async () => {
  const { code } = await withFactor();
  expect((await give(cookieJar(here.origin), code())).status).toBe(401);
  const jar = await signedIn();
  here.pass(10 * 60_000);
  expect((await give(jar, code())).status).toBe(401);
});

test('the database holds neither the secret nor a recovery code in plaintext', async () => {
  const { secret, recoveryCodes } = await withFactor();
  const { rows } = await here.database.pool.query(
    `SELECT encode(sealed_secret, 'escape') AS text FROM authenticator
     UNION ALL SELECT encode(code_hash, 'escape') FROM recovery_code`,
  );
  expect(rows).toHaveLength(11);
  const stored = JSON.stringify(rows);
  for (const hidden of [secret, ...recoveryCodes, recoveryCodes[0].replaceAll('-', '')])
    expect(stored).not.toContain(hidden);
});

test('adding, replacing and removing require a recently entered password; removing ends the second step', async () => {
  const { jar } = await withFactor();
  const add = async () => (await jar.send('POST', '/api/account/second-factor')).status;
  const remove = async () => (await jar.send('DELETE', '/api/account/second-factor')).status;
  expect(await add()).toBe(409);
  here.pass(10 * 60_000);
  expect([await add(), await remove()]).toEqual([403, 403]);
  await jar.send('POST', '/api/account/confirm', { password });
  expect(await remove()).toBe(204);
  expect(await whoAmI(await signedIn())).toBe(200);
});

test('where a role requires a second factor, a user without one can only add one', async () => {
  here = await serveAccounts({ secondFactorRoles: ['administrator'] });
  await here.open(email, 'administrator');
  await here.open('ed@estuaire.example', 'editor');
  const editor = cookieJar(here.origin);
  await editor.signIn('ed@estuaire.example');
  expect((await editor.send('GET', '/api/tokens')).status).toBe(200);
  const { jar, code, confirm } = await enrolled();
  const lacks = async () =>
    (await (await jar.send('GET', '/admin/session')).json()).lacksSecondFactor;
  expect(await lacks()).toBe(true);
  for (const [method, path] of [
    ['GET', '/api/accounts'],
    ['GET', '/api/tokens'],
    ['POST', '/api/pages/k3f9a1b2c3d4/undelete'],
  ] as const) {
    const refused = await jar.send(method, path);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'second-factor-missing']);
  }
  expect((await confirm(code())).status).toBe(200);
  expect([(await jar.send('GET', '/api/accounts')).status, await lacks()]).toEqual([
    200,
    undefined,
  ]);
});

test('where a role requires a second factor, a token of a user without one can do nothing either; adding one ends it', async () => {
  here = await serveAccounts({ secondFactorRoles: ['administrator'] });
  await here.open(email, 'editor');
  const { jar, code, confirm } = await enrolled();
  const scopes = ['content:write'];
  const { secret } = await (
    await jar.send('POST', '/api/tokens', { name: 'script', scopes })
  ).json();
  const use = () =>
    cookieJar(here.origin).send('POST', '/api/pages/k3f9a1b2c3d4/undelete', undefined, {
      Authorization: `Bearer ${secret}`,
    });
  expect((await use()).status).toBe(200);
  await here.database.pool.query(`UPDATE account SET roles = '{administrator}'`);
  const refused = await use();
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'second-factor-missing']);
  expect((await confirm(code())).status).toBe(200);
  expect((await use()).status).toBe(401);
});

test('the form of the second step continues, or is returned with the reason for the refusal', async () => {
  const { code } = await withFactor();
  const accept = { Accept: 'text/html' };
  const jar = cookieJar(here.origin);
  const first = await jar.send(
    'POST',
    '/admin/session',
    { email, password, next: '/admin/audit' },
    accept,
  );
  expect(first.headers.get('location')).toBe('/admin/code?next=%2Fadmin%2Faudit');
  const send = (typed: string) =>
    jar.send('POST', '/admin/code', { code: typed, next: '/admin/audit' }, accept);
  const wrong = await send('000000');
  expect([wrong.status, await wrong.text()]).toMatchObject([
    422,
    expect.stringContaining('/admin/audit'),
  ]);
  expect((await send(code())).headers.get('location')).toBe('/admin/audit');
});

test('an administrator resets a lost second factor; a required second factor cannot be bypassed', async () => {
  here = await serveAccounts({ secondFactorRoles: ['auditor'] });
  await here.open('root@estuaire.example', 'administrator');
  await here.open(email, 'auditor');
  const { jar, code, confirm } = await enrolled();
  await confirm(code());
  const waiting = await signedIn();
  const administrator = cookieJar(here.origin);
  await administrator.signIn('root@estuaire.example');
  const listed = async () => {
    const { items } = await (await administrator.send('GET', '/api/accounts')).json();
    return items.find((one: { email: string }) => one.email === email);
  };
  const { id, secondFactor } = await listed();
  expect(secondFactor).toBe(true);
  const reset = async (by: Jar) =>
    (await by.send('DELETE', `/api/accounts/${id}/second-factor`)).status;
  expect(await reset(jar)).toBe(403);
  here.pass(10 * 60_000);
  expect(await reset(administrator)).toBe(403);
  await administrator.send('POST', '/api/account/confirm', { password });
  expect(await reset(administrator)).toBe(204);
  expect((await listed()).secondFactor).toBe(false);
  expect([await whoAmI(jar), (await give(waiting, code())).status]).toEqual([401, 401]);
  const again = await signedIn();
  const refused = await again.send('GET', '/api/tokens');
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'second-factor-missing']);
  expect((await (await again.send('GET', '/admin/session')).json()).lacksSecondFactor).toBe(true);
  const unknown = await administrator.send('DELETE', '/api/accounts/nobody000000/second-factor');
  expect(unknown.status).toBe(404);
});
