import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import { createToken, listTokens, revokeToken } from './personal-tokens.ts';

let here: ServedAccounts;
beforeAll(async () => {
  here = await serveAccounts();
  for (const name of ['anne', 'bob']) await here.open(`${name}@estuaire.example`, 'editor');
  await here.open('ada@estuaire.example', 'auditor');
  await here.open('root@estuaire.example', 'administrator');
});
afterAll(() => here.close());

async function signedIn(name: string) {
  const jar = cookieJar(here.origin);
  await jar.signIn(`${name}@estuaire.example`);
  return jar;
}

const writing = { name: 'script', scopes: ['content:write'] };

async function newToken(name: string): Promise<{ id: string; secret: string }> {
  const jar = await signedIn(name);
  const response = await jar.send('POST', '/api/tokens', writing);
  expect(response.status).toBe(201);
  return response.json();
}

function use(secret: string, headers: Record<string, string> = {}) {
  return fetch(`${here.origin}/api/pages/k3f9a1b2c3d4/undelete`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, ...headers },
  });
}

test('a token authenticates its owner, with their roles, from any address', async () => {
  const { secret } = await newToken('anne');
  const response = await use(secret, { Origin: 'https://tool.example' });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { name: 'Name of anne@estuaire.example', roles: ['editor'] },
  ]);
  expect((await use((await newToken('ada')).secret)).status).toBe(403);
});

test.each([
  ['GET', '/api/tokens', undefined],
  ['POST', '/api/tokens', { name: 'another' }],
  ['DELETE', '/api/tokens/k3f9a1b2c3d4', undefined],
  ['GET', '/api/accounts', undefined],
  ['POST', '/api/accounts', { email: 'eve@x.example', name: 'E', password, roles: ['editor'] }],
  ['DELETE', '/api/accounts/k3f9a1b2c3d4', undefined],
])('a leaked token can neither create nor end tokens or accounts: %s %s', async (...request) => {
  const [method, path, body] = request;
  const { secret } = await newToken('root');
  const headers = { Authorization: `Bearer ${secret}`, 'Accept-Language': 'en' };
  const response = await cookieJar(here.origin).send(method, path, body, headers);
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { code: 'forbidden', detail: 'A personal token does not allow this: sign in.' },
  ]);
});

test('a token cannot open a session, which requires a password', async () => {
  const { secret } = await newToken('anne');
  const headers = { Authorization: `Bearer ${secret}` };
  const body = { email: 'anne@estuaire.example', password: secret };
  const refused = await cookieJar(here.origin).send('POST', '/admin/session', body, headers);
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
});

test('the commands and queries for tokens themselves refuse a token', async () => {
  const { secret } = await newToken('anne');
  const asking = { cookie: undefined, authorization: `Bearer ${secret}` };
  const authenticated = await here.accounts.authenticator.actorOf(asking);
  const actor = authenticated.ok ? authenticated.value : anonymous;
  const { db, clock } = here.ports;
  const refused = { ok: false, refusals: [{ code: 'forbidden', params: { reason: 'token' } }] };
  expect(
    await createToken(db, clock, { actor, commandId: 'c', name: 'n', days: 1, scopes: [] }),
  ).toEqual(refused);
  expect(await revokeToken(db, actor, 'k3f9a1b2c3d4')).toEqual(refused);
  expect(await listTokens(db, actor, { page: 1, pageSize: 20 })).toEqual(refused);
});

test('writes that append nothing, such as signing in and creating tokens, return the end position of the log', async () => {
  const jar = cookieJar(here.origin);
  const session = await jar.signIn('bob@estuaire.example');
  const created = await jar.send('POST', '/api/tokens', { name: 'script' });
  const { id } = await created.json();
  const revoked = await jar.send('DELETE', `/api/tokens/${id}`);
  const signedOut = await jar.send('DELETE', '/admin/session');
  const head = await here.ports.log.head();
  for (const response of [session, created, revoked, signedOut])
    expect(response.headers.get('x-log-position')).toBe(head);
});

test('a token is listed without its secret, with its last use', async () => {
  await here.open('zoe@estuaire.example', 'editor');
  const { id, secret } = await newToken('zoe');
  const jar = await signedIn('zoe');
  const list = async () => (await jar.send('GET', '/api/tokens')).json();
  expect(await list()).toEqual({
    items: [
      {
        id,
        name: 'script',
        createdAt: expect.any(String),
        lastUsedAt: null,
        expiresAt: expect.any(String),
        scopes: ['content:write'],
      },
    ],
    total: 1,
    page: 1,
    pageSize: 20,
  });
  await use(secret);
  const [used] = (await list()).items;
  expect(used.lastUsedAt).toBe(here.ports.clock.now().toISOString());
  here.pass(59_999);
  await use(secret);
  expect((await list()).items[0]).toEqual(used);
});

test('a revoked token is refused from then on', async () => {
  const { id, secret } = await newToken('anne');
  const jar = await signedIn('anne');
  expect((await jar.send('DELETE', `/api/tokens/${id}`)).status).toBe(204);
  const refused = await use(secret);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="parvis"',
  ]);
  expect((await jar.send('DELETE', `/api/tokens/${id}`)).status).toBe(404);
});

test('a user cannot revoke the token of another', async () => {
  const { id, secret } = await newToken('anne');
  const bob = await signedIn('bob');
  expect((await bob.send('DELETE', `/api/tokens/${id}`)).status).toBe(404);
  expect((await use(secret)).status).toBe(200);
});

test('creating a token again with the same key keeps one token, with the newest secret', async () => {
  const jar = await signedIn('ada');
  const total = async () => (await (await jar.send('GET', '/api/tokens')).json()).total;
  const before = await total();
  const create = async () =>
    (await jar.send('POST', '/api/tokens', { name: 'once' }, { 'Idempotency-Key': 'k' })).json();
  const [first, second] = [await create(), await create()];
  expect([second.id, await total()]).toEqual([first.id, before + 1]);
  expect([(await use(first.secret)).status, (await use(second.secret)).status]).toEqual([401, 403]);
});

test.each(['', 'Bearer', 'Bearer x', 'Basic YW5uZTpwYXNz', 'Digest username="anne"'])(
  'the header %j, for a proxy, says nothing: the session counts, and without one nobody is let in',
  async (authorization) => {
    const jar = await signedIn('anne');
    const headers = { Authorization: authorization };
    expect((await jar.send('GET', '/api/tokens', undefined, headers)).status).toBe(200);
    const nobody = cookieJar(here.origin);
    expect((await nobody.send('GET', '/api/tokens', undefined, headers)).status).toBe(401);
    const foreign = { ...headers, Origin: 'https://evil.example' };
    const refused = await jar.send('POST', '/api/tokens', { name: 'theirs' }, foreign);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'cross-origin']);
    expect((await nobody.send('DELETE', '/admin/session', undefined, foreign)).status).toBe(403);
    expect((await nobody.send('DELETE', '/admin/session', undefined, headers)).status).toBe(204);
  },
);

test.each([`Bearer parvis_${'x'.repeat(43)}`, 'Bearer parvis_', 'bearer  parvis_x'])(
  'the token in the header %j does not authenticate, even with a session cookie',
  async (authorization) => {
    const jar = await signedIn('anne');
    const response = await jar.send('GET', '/api/tokens', undefined, {
      Authorization: authorization,
    });
    expect(response.status).toBe(401);
    const { authenticator } = here.accounts;
    expect(await authenticator.actorOf({ cookie: jar.held(), authorization })).toMatchObject({
      refusals: [{ code: 'sign-in-required' }],
    });
  },
);

test('a token expires after thirty days by default, and is listed until it is revoked', async () => {
  const jar = await signedIn('bob');
  const make = async (days?: number) =>
    jar.send('POST', '/api/tokens', { ...writing, ...(days !== undefined && { days }) });
  const usual = await (await make()).json();
  const short = await (await make(1)).json();
  const day = 24 * 3_600_000;
  const lasts = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
    (Date.parse(expiresAt) - Date.parse(createdAt)) / day;
  expect([lasts(usual), lasts(short), (await make(91)).status]).toEqual([30, 1, 422]);
  here.pass(day - 1);
  expect((await use(short.secret)).status).toBe(200);
  here.pass(1);
  expect([(await use(short.secret)).status, (await use(usual.secret)).status]).toEqual([401, 200]);
  const later = await signedIn('bob');
  const { items } = await (await later.send('GET', '/api/tokens')).json();
  expect(items).toContainEqual(expect.objectContaining({ id: short.id }));
});

test('a user has at most twenty tokens; expired ones do not count', async () => {
  await here.open('many@estuaire.example', 'editor');
  const jar = await signedIn('many');
  const make = (days: number, key: string) =>
    jar.send('POST', '/api/tokens', { name: 'script', days }, { 'Idempotency-Key': key });
  await make(1, 'first');
  for (let made = 1; made < 20; made += 1) await make(90, `token-${made}`);
  const refused = await make(1, 'too-many');
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too-many-tokens']);
  expect((await make(1, 'first')).status).toBe(201);
  here.pass(24 * 3_600_000);
  const newSession = await signedIn('many');
  expect((await newSession.send('POST', '/api/tokens', { name: 'script' })).status).toBe(201);
});

test('of 26 tokens requested at once, twenty are created', async () => {
  await here.open('eager@estuaire.example', 'editor');
  const jar = await signedIn('eager');
  const all = Array.from({ length: 26 }, () => jar.send('POST', '/api/tokens', writing));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(6);
});

test('a token is limited to its scopes, and reads unless its owner says otherwise', async () => {
  const jar = await signedIn('anne');
  const { secret, scopes } = await (
    await jar.send('POST', '/api/tokens', { name: 'script' })
  ).json();
  expect(scopes).toEqual(['content:read', 'media:read']);
  const refused = await use(secret, { 'Accept-Language': 'en' });
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'forbidden', detail: expect.stringContaining('(content:write)') },
  ]);
});

test('administrators list and revoke the tokens of all accounts', async () => {
  const { id, secret } = await newToken('anne');
  const [root, bob] = [await signedIn('root'), await signedIn('bob')];
  const { items } = await (await root.send('GET', '/api/accounts/tokens?pageSize=100')).json();
  expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({
    account: { name: 'Name of anne@estuaire.example' },
  });
  expect(JSON.stringify(items)).not.toContain('secret');
  expect((await bob.send('GET', '/api/accounts/tokens')).status).toBe(403);
  expect((await bob.send('DELETE', `/api/accounts/tokens/${id}`)).status).toBe(403);
  expect((await root.send('DELETE', `/api/accounts/tokens/${id}`)).status).toBe(204);
  expect((await use(secret)).status).toBe(401);
  expect((await root.send('DELETE', `/api/accounts/tokens/${id}`)).status).toBe(404);
});

test('changing the password ends all tokens, unless their owner keeps them', async () => {
  await here.open('lou@estuaire.example', 'editor');
  const jar = await signedIn('lou');
  const { secret } = await (await jar.send('POST', '/api/tokens', writing)).json();
  const change = { present: password, password: 'another fine password' };
  const kept = await jar.send('POST', '/api/account/password', { ...change, keepTokens: true });
  expect([kept.status, (await use(secret)).status]).toEqual([204, 200]);
  const back = { present: change.password, password };
  expect((await jar.send('POST', '/api/account/password', back)).status).toBe(204);
  expect((await use(secret)).status).toBe(401);
});
