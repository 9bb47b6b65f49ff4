import { afterEach, expect, test } from 'vitest';
import { signInLimits } from '../settings.ts';
import { cookieJar, type ServedAccounts, serveAccounts } from '../testing/served-accounts.ts';

const anne = 'anne@estuaire.example';
const bob = 'bob@estuaire.example';
let here: ServedAccounts;
afterEach(() => here.close());

async function statuses(
  attempts: number,
  email: string,
  secret?: string,
  from?: string,
): Promise<number[]> {
  const seen: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await cookieJar(here.origin, from).signIn(email, secret);
    await response.arrayBuffer();
    seen.push(response.status);
  }
  return seen;
}

test('an attacker who guesses passwords locks out only themselves', async () => {
  here = await serveAccounts({ ...signInLimits(10) });
  await here.open(anne, 'editor');
  const wrong = await statuses(15, anne, 'wrong password', '192.0.2.66');
  expect(new Set(wrong)).toEqual(new Set([401, 429]));
  expect(await statuses(1, anne, undefined, '192.0.2.66')).toEqual([429]);
  expect(await statuses(1, anne, undefined, '198.51.100.7')).toEqual([204]);
});

test('attempts refused for a network address do not count against the e-mail address', async () => {
  here = await serveAccounts({
    signInPerEmailAndAddress: { burst: 2, refillMs: 30_000 },
    signInPerEmail: { burst: 3, refillMs: 30_000 },
  });
  await here.open(anne, 'editor');
  await statuses(9, anne, 'wrong password', '192.0.2.66');
  expect(await statuses(1, anne, undefined, '198.51.100.7')).toEqual([204]);
});

test('guesses from many addresses eventually lock one e-mail address for everyone', async () => {
  here = await serveAccounts({ signInPerEmail: { burst: 3, refillMs: 30_000 } });
  await here.open(anne, 'editor');
  await here.open(bob, 'editor');
  for (const from of ['192.0.2.1', '192.0.2.2', '2001:db8::1'])
    expect(await statuses(1, anne, 'wrong password', from)).toEqual([401]);
  expect(await statuses(1, anne, undefined, '198.51.100.7')).toEqual([429]);
  expect(await statuses(1, bob, undefined, '198.51.100.7')).toEqual([204]);
});

test('failures for one e-mail address are limited, and only for that address', async () => {
  here = await serveAccounts({
    signInPerEmailAndAddress: { burst: 2, refillMs: 30_000 },
  });
  await here.open(anne, 'editor');
  await here.open(bob, 'editor');
  expect(await statuses(3, anne, 'wrong password')).toEqual([401, 401, 429]);
  const refused = await cookieJar(here.origin).signIn(anne);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await statuses(1, bob)).toEqual([204]);
  here.pass(30_000);
  expect(await statuses(1, anne)).toEqual([204]);
});

test('failures from one network address are limited, whatever e-mail address they try', async () => {
  here = await serveAccounts({ signInPerAddress: { burst: 2, refillMs: 6_000 } });
  await here.open(anne, 'editor');
  expect(await statuses(1, anne, 'wrong password')).toEqual([401]);
  expect(await statuses(2, 'nobody@estuaire.example', 'wrong password')).toEqual([401, 429]);
  expect(await statuses(1, anne)).toEqual([429]);
});

test('signing in with the right password is never limited', async () => {
  here = await serveAccounts({
    signInPerAddress: { burst: 2, refillMs: 6_000 },
    signInPerEmailAndAddress: { burst: 2, refillMs: 6_000 },
    signInPerEmail: { burst: 2, refillMs: 6_000 },
  });
  await here.open(anne, 'editor');
  expect(await statuses(5, anne)).toEqual([204, 204, 204, 204, 204]);
});

test('simultaneous guesses count like consecutive ones', async () => {
  here = await serveAccounts({ signInPerEmail: { burst: 3, refillMs: 30_000 } });
  await here.open(anne, 'editor');
  const guesses = Array.from({ length: 10 }, () =>
    cookieJar(here.origin).signIn(anne, 'wrong password'),
  );
  const seen = (await Promise.all(guesses)).map(({ status }) => status);
  expect(seen.filter((status) => status === 401)).toHaveLength(3);
  expect(seen.filter((status) => status === 429)).toHaveLength(7);
});

test('ten failures from one network address do not block others behind it', async () => {
  here = await serveAccounts({ ...signInLimits(10) });
  await here.open(anne, 'editor');
  await here.open(bob, 'editor');
  expect((await statuses(12, anne, 'wrong password', '192.0.2.66')).slice(9)).toEqual([
    401, 429, 429,
  ]);
  expect(await statuses(1, bob, undefined, '192.0.2.66')).toEqual([204]);
});

test('a known device can still sign in while others guess elsewhere', async () => {
  here = await serveAccounts({ signInPerEmail: { burst: 3, refillMs: 30_000 } });
  await here.open(anne, 'editor');
  await here.open(bob, 'editor');
  const known = cookieJar(here.origin, '198.51.100.7');
  await known.signIn(anne);
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    await statuses(1, anne, 'wrong', from);
  expect(await statuses(1, anne, undefined, '198.51.100.7')).toEqual([429]);
  expect((await known.signIn(anne)).status).toBe(204);
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await statuses(1, bob, 'wrong', from);
  expect((await known.signIn(bob)).status).toBe(429);
});

test('guesses on a known device are limited too, and do not block anybody else', async () => {
  here = await serveAccounts({ signInPerEmailAndAddress: { burst: 2, refillMs: 30_000 } });
  await here.open(anne, 'editor');
  const known = cookieJar(here.origin, '198.51.100.7');
  await known.signIn(anne);
  const guessed = [];
  for (let turn = 0; turn < 3; turn += 1) guessed.push((await known.signIn(anne, 'wrong')).status);
  expect(guessed).toEqual([401, 401, 429]);
  expect(await statuses(1, anne, undefined, '198.51.100.7')).toEqual([204]);
});

test('over TLS the cookie is bound to the host and sent over TLS only', async () => {
  here = await serveAccounts({ secureCookies: true });
  await here.open(anne, 'editor');
  const jar = cookieJar(here.origin);
  const response = await jar.signIn(anne);
  const [session, device] = response.headers.getSetCookie();
  expect(device).toMatch(
    /^__Host-parvis_device=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
  );
  expect(session).toMatch(
    /^__Host-parvis_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
  );
  expect((await jar.send('GET', '/admin/session')).status).toBe(200);
});
