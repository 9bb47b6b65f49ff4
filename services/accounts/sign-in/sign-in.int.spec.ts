import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastSeenIntervalMs } from '../sessions/sessions.ts';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';

const minute = 60_000;
const hour = 60 * minute;
const anne = 'anne@estuaire.example';
let here: ServedAccounts;

beforeAll(async () => {
  here = await serveAccounts({ sessionIdleMs: hour, sessionAbsoluteMs: 3 * hour });
  await here.open(anne, 'editor');
});
afterAll(() => here.close());

async function statusOfSession(cookie: string): Promise<number> {
  const response = await fetch(`${here.origin}/admin/session`, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  return response.status;
}

test('signing in returns 204 and a cookie that scripts in a page cannot read', async () => {
  const jar = cookieJar(here.origin);
  const response = await jar.signIn(' Anne@Estuaire.example ');
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^parvis_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=10800$/,
    ),
    expect.stringMatching(
      /^parvis_device=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    ),
  ]);
  const me = await jar.send('GET', '/admin/session');
  expect(await me.json()).toMatchObject({ email: anne, roles: ['editor'] });
});

test('the database holds no password, no cookie and no token in plaintext', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const { secret } = await (await jar.send('POST', '/api/tokens', { name: 'script' })).json();
  const { rows } = await here.database.pool.query(
    `SELECT row_to_json(account)::text AS text FROM account UNION ALL
     SELECT row_to_json(session)::text FROM session UNION ALL
     SELECT row_to_json(personal_token)::text FROM personal_token`,
  );
  const stored = rows.map(({ text }) => text).join();
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const hidden of [password, jar.held().split('=')[1] ?? 'no cookie', secret])
    expect(stored).not.toContain(hidden);
});

test('signing in again ends the browser’s previous session', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const first = jar.held();
  await jar.signIn(anne);
  expect(jar.held()).not.toBe(first);
  expect([await statusOfSession(first), await statusOfSession(jar.held())]).toEqual([401, 200]);
});

test('a cookie that the client chose never becomes a session', async () => {
  const jar = cookieJar(here.origin);
  const chosen = `parvis_session=${'x'.repeat(43)}`;
  jar.hold(chosen);
  await jar.signIn(anne);
  expect([await statusOfSession(chosen), jar.held() === chosen]).toEqual([401, false]);
});

test('signing out ends the session immediately, and succeeds even without a session', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const held = jar.held();
  expect((await jar.send('DELETE', '/admin/session')).status).toBe(204);
  expect([await statusOfSession(held), jar.held()]).toEqual([401, 'parvis_session=']);
  expect((await cookieJar(here.origin).send('DELETE', '/admin/session')).status).toBe(204);
});

test('a session in use lasts until its absolute limit', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  for (let used = 0; used < 3; used += 1) {
    here.pass(59 * minute);
    expect(await statusOfSession(jar.held())).toBe(200);
  }
  here.pass(3 * minute + 1);
  expect(await statusOfSession(jar.held())).toBe(401);
});

test('an unused session ends after the idle limit', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  here.pass(hour - 1);
  expect(await statusOfSession(jar.held())).toBe(200);
  here.pass(hour);
  expect(await statusOfSession(jar.held())).toBe(401);
});

test('a session’s last use is recorded at most once a minute', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const lastSeen = async () => {
    await statusOfSession(jar.held());
    const { rows } = await here.database.pool.query('SELECT max(last_seen_at) AS at FROM session');
    return rows[0].at.getTime();
  };
  const first = await lastSeen();
  here.pass(lastSeenIntervalMs - 1);
  expect(await lastSeen()).toBe(first);
  here.pass(1);
  expect(await lastSeen()).toBe(first + lastSeenIntervalMs);
});

test('ended sessions are deleted at the next sign-in', async () => {
  await cookieJar(here.origin).signIn(anne);
  here.pass(4 * hour);
  await cookieJar(here.origin).signIn(anne);
  const { rows } = await here.database.pool.query('SELECT count(*)::int AS sessions FROM session');
  expect(rows).toEqual([{ sessions: 1 }]);
});

test('a wrong address and a wrong password are indistinguishable', async () => {
  const responses = [];
  for (const [email, secret] of [
    [anne, 'wrong password'],
    ['nobody@estuaire.example', 'wrong password'],
    ['nobody@estuaire.example', password],
  ] as const) {
    const response = await cookieJar(here.origin).signIn(email, secret);
    expect(response.headers.getSetCookie()).toEqual([]);
    responses.push([response.status, await response.text()]);
  }
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(responses[0]?.[0]).toBe(401);
});

const form = (fields: Record<string, string>) =>
  fetch(`${here.origin}/admin/session`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'fr' },
    body: new URLSearchParams(fields),
  });

test('signing in through the form leads to the requested page, on this site only', async () => {
  const there = await form({ email: anne, password, next: '/admin/pages?page=2' });
  expect([there.status, there.headers.get('location')]).toEqual([303, '/admin/pages?page=2']);
  expect(there.headers.getSetCookie()).toHaveLength(2);
  const elsewhere = await form({ email: anne, password, next: '//evil.example' });
  expect(elsewhere.headers.get('location')).toBe('/admin');
});

test('a refused browser form is returned with the reason as text', async () => {
  const wrong = await form({ email: anne, password: 'wrong password', next: '//evil.example' });
  expect([wrong.status, await wrong.text()]).toEqual([
    401,
    `<form>["page","${anne}","/admin",[{"words":"Adresse e-mail ou mot de passe incorrect."}]]</form>`,
  ]);
  const empty = await form({ email: anne, next: '/admin/pages' });
  expect([empty.status, await empty.text()]).toEqual([
    422,
    `<form>["page","${anne}","/admin/pages",[{"field":"password","words":"Ce champ est obligatoire."}]]</form>`,
  ]);
});

test('a form’s script receives only the form, or the address to continue to', async () => {
  const script = { 'X-Fragment': '1', 'Content-Type': 'application/x-www-form-urlencoded' };
  const send = (fields: Record<string, string>) =>
    fetch(`${here.origin}/admin/session`, {
      method: 'POST',
      headers: script,
      body: new URLSearchParams(fields),
    });
  const wrong = await send({ email: anne, password: 'wrong password' });
  expect([wrong.status, await wrong.text()]).toEqual([
    401,
    `<form>["fragment","${anne}","/admin",[{"words":"Adresse e-mail ou mot de passe incorrect."}]]</form>`,
  ]);
  const right = await send({ email: anne, password, next: '/admin/pages' });
  expect([right.status, right.headers.get('x-continue')]).toEqual([200, '/admin/pages']);
  expect(right.headers.getSetCookie()).toHaveLength(2);
});

test('a form submitted twice at the same time opens one session', async () => {
  const fields = { email: anne, password, submissionId: '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b' };
  const [one, other] = await Promise.all([form(fields), form(fields)]);
  expect(one?.headers.getSetCookie()).toEqual(other?.headers.getSetCookie());
  const guess = await form({ ...fields, password: 'wrong password' });
  expect([guess.status, guess.headers.getSetCookie()]).toEqual([401, []]);
});

test('a form signs out without script', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const held = jar.held();
  const response = await jar.send('POST', '/admin/session/end', undefined, { Accept: 'text/html' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/login']);
  expect(await statusOfSession(held)).toBe(401);
});

test.each([
  ['our own page', { Origin: 'self' }, 200],
  ['a script without an origin', {}, 200],
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a sister host', { Origin: 'self', 'Sec-Fetch-Site': 'same-site' }, 403],
])('a write with the cookie from %s', async (_where, headers, status) => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const sent = {
    ...headers,
    ...('Origin' in headers && headers.Origin === 'self' && { Origin: here.origin }),
  };
  const path = '/api/pages/k3f9a1b2c3d4/undelete';
  const response = await jar.send('POST', path, undefined, sent);
  expect(response.status).toBe(status);
});

test('another site cannot sign anybody in or out', async () => {
  const jar = cookieJar(here.origin);
  const foreign = { Origin: 'https://evil.example' };
  const signIn = await jar.send('POST', '/admin/session', { email: anne, password }, foreign);
  expect([signIn.status, jar.held()]).toEqual([403, '']);
  await jar.signIn(anne);
  expect((await jar.send('DELETE', '/admin/session', undefined, foreign)).status).toBe(403);
  expect(await statusOfSession(jar.held())).toBe(200);
});
