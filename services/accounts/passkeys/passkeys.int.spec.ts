import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import {
  add,
  challengeFor,
  type Jar,
  refusalOf,
  sendPasskey,
  thisSite,
  whoAmI,
  withPassword,
} from './testing/passkey-owner.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';

const email = 'ada@estuaire.example';
const minuteMs = 60_000;
const periodMs = 30_000;
let served: ServedAccounts;
beforeEach(async () => {
  served = await serveAccounts();
  await served.open(email, 'administrator');
});
afterEach(() => served.close());

const signedIn = (who = email) => withPassword(served, who);
const factorOf = async (jar: Jar) => (await jar.send('GET', '/api/account/second-factor')).json();
const passkeysOf = async (jar: Jar) =>
  (await (await jar.send('GET', '/api/account/passkeys')).json()).items;

/** Returns an account with one passkey, in a session with a recently entered password. */
async function withPasskey() {
  const [jar, authenticator] = [await signedIn(), softwareAuthenticator()];
  const added = await add(jar, authenticator);
  expect(added.status).toBe(201);
  const { id, recoveryCodes } = await added.json();
  return { jar, authenticator, id, recoveryCodes };
}

test('once a passkey is added, signing in takes two steps, and other sessions end', async () => {
  const before = await signedIn();
  const { jar, authenticator, recoveryCodes } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  expect([await whoAmI(before), await whoAmI(jar)]).toEqual([401, 200]);
  const two = await signedIn();
  expect(await whoAmI(two)).toBe(401);
  const waiting = two.held();
  served.pass(minuteMs);
  expect((await sendPasskey(two, authenticator)).status).toBe(204);
  expect([await whoAmI(two), two.held() === waiting]).toEqual([200, false]);
  const [passkey] = await passkeysOf(two);
  expect(passkey).toMatchObject({ name: 'Clé du bureau' });
  expect(Date.parse(passkey.lastUsedAt) - Date.parse(passkey.createdAt)).toBe(minuteMs);
});

test('the options name the existing passkeys, for this site and without attestation', async () => {
  const { jar, authenticator } = await withPasskey();
  const made = await (await jar.send('POST', '/api/account/passkeys/options')).json();
  expect(made).toMatchObject({
    rp: { id: 'www.estuaire.example' },
    user: { name: email },
    excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    authenticatorSelection: { userVerification: 'preferred' },
    attestation: 'none',
  });
  const requested = await (await signedIn()).send('POST', '/admin/passkey/options');
  expect(await requested.json()).toMatchObject({
    rpId: 'www.estuaire.example',
    allowCredentials: [{ id: authenticator.id }],
    userVerification: 'preferred',
  });
});

test('a challenge can be answered once, in time, and in the session it was issued for', async () => {
  const { jar, authenticator } = await withPasskey();
  const over = [422, 'passkey-challenge-over'];
  const two = await signedIn();
  const requested = await challengeFor(two, '/admin/passkey/options');
  const credential = authenticator.get({ ...thisSite, challenge: requested });
  const other = await signedIn();
  await challengeFor(other, '/admin/passkey/options');
  expect(await refusalOf(await other.send('POST', '/admin/passkey', { credential }))).toEqual(over);
  expect((await two.send('POST', '/admin/passkey', { credential })).status).toBe(204);
  expect((await two.send('POST', '/admin/passkey', { credential })).status).toBe(401);
  const own = await challengeFor(other, '/admin/passkey/options');
  served.pass(6 * minuteMs);
  const late = authenticator.get({ ...thisSite, challenge: own });
  expect(await refusalOf(await other.send('POST', '/admin/passkey', { credential: late }))).toEqual(
    over,
  );
  await jar.send('POST', '/api/account/confirm', { password });
  const challenge = await challengeFor(jar, '/api/account/passkeys/options');
  const made = {
    name: 'A',
    credential: softwareAuthenticator().create({ ...thisSite, challenge }),
  };
  expect((await jar.send('POST', '/api/account/passkeys', made)).status).toBe(201);
  expect(await refusalOf(await jar.send('POST', '/api/account/passkeys', made))).toEqual(over);
});

test('a wrong answer uses up the challenge', async () => {
  const { authenticator } = await withPasskey();
  const two = await signedIn();
  const challenge = await challengeFor(two, '/admin/passkey/options');
  const send = (origin: string) =>
    two.send('POST', '/admin/passkey', {
      credential: authenticator.get({ ...thisSite, challenge, origin }),
    });
  expect(await refusalOf(await send('https://evil.example'))).toEqual([422, 'passkey-other-site']);
  expect(await refusalOf(await send(thisSite.origin))).toEqual([422, 'passkey-challenge-over']);
});

test('a passkey works only for the account it was added to, and belongs to one account', async () => {
  const { authenticator } = await withPasskey();
  await served.open('ed@estuaire.example', 'editor');
  const ed = await signedIn('ed@estuaire.example');
  expect(await refusalOf(await add(ed, authenticator))).toEqual([409, 'passkey-exists']);
  expect((await add(ed)).status).toBe(201);
  const two = await signedIn('ed@estuaire.example');
  expect(await refusalOf(await sendPasskey(two, authenticator))).toEqual([422, 'passkey-unknown']);
  expect(await whoAmI(two)).toBe(401);
  expect(await passkeysOf(ed)).toHaveLength(1);
});

test('a passkey whose counter did not increase is refused: it may be a copy', async () => {
  const { jar, authenticator } = await withPasskey();
  authenticator.count(7);
  expect((await sendPasskey(await signedIn(), authenticator)).status).toBe(204);
  const [{ lastUsedAt }] = await passkeysOf(jar);
  served.pass(minuteMs);
  for (const uses of [6, 7]) {
    authenticator.count(uses);
    const response = await sendPasskey(await signedIn(), authenticator);
    expect(await refusalOf(response)).toEqual([422, 'passkey-copied']);
  }
  expect(await passkeysOf(jar)).toMatchObject([{ lastUsedAt }]);
  authenticator.count(8);
  expect((await sendPasskey(await signedIn(), authenticator)).status).toBe(204);
});

test('a passkey without a counter can be used repeatedly', async () => {
  const { authenticator } = await withPasskey();
  for (let turn = 0; turn < 2; turn += 1) {
    authenticator.count(-1);
    expect((await sendPasskey(await signedIn(), authenticator)).status).toBe(204);
  }
  authenticator.count(4);
  expect((await sendPasskey(await signedIn(), authenticator)).status).toBe(204);
  authenticator.count(-1);
  expect((await sendPasskey(await signedIn(), authenticator)).status).toBe(422);
});

test('a recovery code replaces a passkey; a code of an unconfirmed authenticator does not', async () => {
  const { jar, recoveryCodes } = await withPasskey();
  const { secret } = await (await jar.send('POST', '/api/account/second-factor')).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const two = await signedIn();
  const code = totp.generate({ timestamp: served.ports.clock.now().getTime() });
  expect((await two.send('POST', '/admin/code', { code })).status).toBe(422);
  expect((await two.send('POST', '/admin/code', { code: recoveryCodes[0] })).status).toBe(204);
  expect(await factorOf(two)).toEqual({ enabled: true, authenticator: false, recoveryCodes: 9 });
});

test('recovery codes are created with the first second factor of any kind, and deleted with the last', async () => {
  const { jar, id, recoveryCodes } = await withPasskey();
  const second = await (await add(jar)).json();
  expect(second.recoveryCodes).toEqual([]);
  const { secret } = await (await jar.send('POST', '/api/account/second-factor')).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: served.ports.clock.now().getTime(),
  });
  const confirmed = await jar.send('POST', '/api/account/second-factor/confirm', { code });
  expect(await confirmed.json()).toEqual({ recoveryCodes: [] });
  const two = await signedIn();
  expect((await two.send('POST', '/admin/code', { code: recoveryCodes[0] })).status).toBe(204);
  const removed = async (path: string) => {
    expect((await jar.send('DELETE', path)).status).toBe(204);
    return factorOf(jar);
  };
  const left = { enabled: true, recoveryCodes: 9 };
  expect(await removed(`/api/account/passkeys/${id}`)).toEqual({ ...left, authenticator: true });
  expect(await removed('/api/account/second-factor')).toEqual({ ...left, authenticator: false });
  expect(await removed(`/api/account/passkeys/${second.id}`)).toEqual({
    enabled: false,
    authenticator: false,
    recoveryCodes: 0,
  });
  expect(await whoAmI(await signedIn())).toBe(200);
});

test('adding or removing a passkey requires a recently entered password; nobody removes another user’s', async () => {
  const { jar, id } = await withPasskey();
  await served.open('ed@estuaire.example', 'editor');
  const ed = await signedIn('ed@estuaire.example');
  const remove = async (by: Jar) =>
    refusalOf(await by.send('DELETE', `/api/account/passkeys/${id}`));
  expect(await remove(ed)).toEqual([404, 'passkey-not-found']);
  const challenge = await challengeFor(jar, '/api/account/passkeys/options');
  served.pass(10 * minuteMs);
  const again = [403, 'sign-in-again'];
  expect(await remove(jar)).toEqual(again);
  expect(await refusalOf(await jar.send('POST', '/api/account/passkeys/options'))).toEqual(again);
  const credential = softwareAuthenticator().create({ ...thisSite, challenge });
  const made = { name: 'A', credential };
  expect(await refusalOf(await jar.send('POST', '/api/account/passkeys', made))).toEqual(again);
  expect(await passkeysOf(jar)).toHaveLength(1);
});

test('an account has at most twenty passkeys', async () => {
  const { jar } = await withPasskey();
  const challenge = await challengeFor(jar, '/api/account/passkeys/options');
  const { rows } = await served.database.pool.query(
    `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at)
     SELECT 'p' || n, account_id, 'c' || n, public_key, 0, '{}', name, created_at
     FROM passkey, generate_series(2, 20) AS n RETURNING id`,
  );
  expect(rows).toHaveLength(19);
  const tooMany = [409, 'too-many-passkeys'];
  const credential = softwareAuthenticator().create({ ...thisSite, challenge });
  expect(
    await refusalOf(await jar.send('POST', '/api/account/passkeys', { name: 'A', credential })),
  ).toEqual(tooMany);
  expect(await refusalOf(await jar.send('POST', '/api/account/passkeys/options'))).toEqual(tooMany);
});

test('no challenge is issued without a password entered in the last ten minutes', async () => {
  const { jar, authenticator } = await withPasskey();
  const two = await signedIn();
  const challenge = await challengeFor(two, '/admin/passkey/options');
  const credential = authenticator.get({ ...thisSite, challenge });
  const required = [401, 'sign-in-required'];
  for (const by of [cookieJar(served.origin), jar]) {
    expect(await refusalOf(await by.send('POST', '/admin/passkey/options'))).toEqual(required);
    expect(await refusalOf(await by.send('POST', '/admin/passkey', { credential }))).toEqual(
      required,
    );
  }
  served.pass(10 * minuteMs);
  expect(await refusalOf(await two.send('POST', '/admin/passkey', { credential }))).toEqual(
    required,
  );
});

test('an account without passkeys gets no challenge', async () => {
  await served.open('ed@estuaire.example', 'editor');
  const ed = await signedIn('ed@estuaire.example');
  const { secret } = await (await ed.send('POST', '/api/account/second-factor')).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: served.ports.clock.now().getTime(),
  });
  await ed.send('POST', '/api/account/second-factor/confirm', { code });
  served.pass(periodMs);
  const two = await signedIn('ed@estuaire.example');
  const unknown = [422, 'passkey-unknown'];
  expect(await refusalOf(await two.send('POST', '/admin/passkey/options'))).toEqual(unknown);
});

test('a malformed body is refused, naming the field', async () => {
  const { jar, authenticator } = await withPasskey();
  const credential = authenticator.get({ ...thisSite, challenge: 'AAAA' });
  const two = await signedIn();
  const send = async (changed: object) => {
    const response = await two.send('POST', '/admin/passkey', { credential: changed });
    return [response.status, (await response.json()).errors[0].pointer];
  };
  const response = (changed: object) => ({
    ...credential,
    response: { ...credential.response, ...changed },
  });
  expect(await send(response({ clientDataJSON: 'e30' }))).toEqual([
    400,
    '/credential/response/clientDataJSON',
  ]);
  expect(await send(response({ authenticatorData: 'no base64!' }))).toEqual([
    400,
    '/credential/response/authenticatorData',
  ]);
  expect(await send(response({ authenticatorData: 'AAAA' }))).toEqual([
    400,
    '/credential/response/authenticatorData',
  ]);
  expect(await send(response({ signature: undefined }))).toEqual([
    422,
    '/credential/response/signature',
  ]);
  expect(await send({ ...credential, id: 7 })).toEqual([422, '/credential/id']);
  const unnamed = {
    credential: softwareAuthenticator().create({ ...thisSite, challenge: 'AAAA' }),
  };
  const missing = await (await jar.send('POST', '/api/account/passkeys', unnamed)).json();
  expect(missing.errors[0].pointer).toBe('/name');
});
