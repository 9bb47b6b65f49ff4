import { afterEach, expect, test } from 'vitest';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import { add, refusalOf, sendPasskey, whoAmI, withPassword } from './testing/passkey-owner.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';

const email = 'ada@estuaire.example';
let served: ServedAccounts;
afterEach(() => served.close());

test('a passkey satisfies a role that requires a second factor', async () => {
  served = await serveAccounts({ secondFactorRoles: ['administrator'] });
  await served.open(email, 'administrator');
  const jar = await withPassword(served, email);
  const accounts = () => jar.send('GET', '/api/accounts');
  expect(await refusalOf(await accounts())).toEqual([403, 'second-factor-missing']);
  expect((await add(jar)).status).toBe(201);
  expect((await accounts()).status).toBe(200);
  expect(await (await jar.send('GET', '/admin/session')).json()).not.toHaveProperty(
    'lacksSecondFactor',
  );
});

test('an administrator’s reset removes passkeys, and so does closing an account', async () => {
  served = await serveAccounts();
  await served.open('root@estuaire.example', 'administrator');
  const { id } = await served.open(email, 'editor');
  const [jar, authenticator] = [await withPassword(served, email), softwareAuthenticator()];
  await add(jar, authenticator);
  const waiting = await withPassword(served, email);
  const administrator = await withPassword(served, 'root@estuaire.example');
  const listed = async () => {
    const { items } = await (await administrator.send('GET', '/api/accounts')).json();
    return items.find((one: { id: string }) => one.id === id)?.secondFactor;
  };
  expect(await listed()).toBe(true);
  const reset = await administrator.send('DELETE', `/api/accounts/${id}/second-factor`);
  expect(reset.status).toBe(204);
  expect([await listed(), await whoAmI(jar)]).toEqual([false, 401]);
  expect((await waiting.send('POST', '/admin/passkey/options')).status).toBe(401);
  const again = await withPassword(served, email);
  expect(await whoAmI(again)).toBe(200);
  await add(again, authenticator);
  expect((await administrator.send('DELETE', `/api/accounts/${id}`)).status).toBe(204);
  const { rows } = await served.database.pool.query('SELECT id FROM passkey');
  expect(rows).toEqual([]);
});

test('wrong passkeys and wrong codes share one limit, whichever session they come from', async () => {
  served = await serveAccounts({ signInPerEmailAndAddress: { burst: 3, refillMs: 30_000 } });
  await served.open(email, 'administrator');
  const [jar, authenticator] = [await withPassword(served, email), softwareAuthenticator()];
  await add(jar, authenticator);
  const seen = [];
  for (const origin of ['https://one.example', 'https://two.example'])
    seen.push(
      (await sendPasskey(await withPassword(served, email), authenticator, { origin })).status,
    );
  const two = await withPassword(served, email);
  seen.push((await two.send('POST', '/admin/code', { code: '000000' })).status);
  seen.push((await sendPasskey(two, authenticator)).status);
  expect(seen).toEqual([422, 422, 422, 429]);
  served.pass(30_000);
  expect((await sendPasskey(two, authenticator)).status).toBe(204);
});

test('another site can neither request a challenge nor answer one', async () => {
  served = await serveAccounts();
  await served.open(email, 'editor');
  const jar = await withPassword(served, email);
  await add(jar);
  const two = await withPassword(served, email);
  const foreign = { Origin: 'https://evil.example' };
  for (const path of ['/admin/passkey/options', '/admin/passkey'])
    expect(await refusalOf(await two.send('POST', path, {}, foreign))).toEqual([
      403,
      'cross-origin',
    ]);
  for (const path of ['/api/account/passkeys/options', '/api/account/passkeys'])
    expect(await refusalOf(await jar.send('POST', path, {}, foreign))).toEqual([
      403,
      'cross-origin',
    ]);
});

test('a personal token cannot see, add or remove passkeys', async () => {
  served = await serveAccounts();
  await served.open(email, 'editor');
  const jar = await withPassword(served, email);
  const { secret } = await (await jar.send('POST', '/api/tokens', { name: 'script' })).json();
  const bearer = { Authorization: `Bearer ${secret}` };
  for (const [method, path] of [
    ['GET', '/api/account/passkeys'],
    ['POST', '/api/account/passkeys/options'],
    ['POST', '/api/account/passkeys'],
    ['DELETE', '/api/account/passkeys/k3f9a1b2c3d4'],
  ] as const) {
    const response = await cookieJar(served.origin).send(method, path, undefined, bearer);
    expect([path, response.status]).toEqual([path, 403]);
  }
  expect((await jar.send('POST', '/api/account/confirm', { password })).status).toBe(204);
});
