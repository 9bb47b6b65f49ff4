import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieJar, type ServedAccounts, serveAccounts } from '../testing/served-accounts.ts';

const anne = 'anne@estuaire.example';
const idleMs = 60_000;
let here: ServedAccounts;

beforeAll(async () => {
  here = await serveAccounts({ sessionIdleMs: idleMs });
  await here.open(anne, 'editor');
});
afterAll(() => here.close());

test('with an idle limit of a minute, a session used every half minute stays open', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  for (let used = 0; used < 5; used += 1) {
    here.pass(idleMs / 2);
    expect((await jar.send('GET', '/admin/session')).status).toBe(200);
  }
});

test('its use is recorded at most every quarter of the idle limit', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  const lastSeen = async (): Promise<number> => {
    expect((await jar.send('GET', '/admin/session')).status).toBe(200);
    const { rows } = await here.database.pool.query(
      'SELECT last_seen_at AS at FROM session ORDER BY created_at DESC LIMIT 1',
    );
    return rows[0].at.getTime();
  };
  const first = await lastSeen();
  here.pass(idleMs / 4 - 1);
  expect(await lastSeen()).toBe(first);
  here.pass(1);
  expect(await lastSeen()).toBe(first + idleMs / 4);
});

test('a session ends at most a quarter of the idle limit early', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  here.pass(idleMs / 4 - 1);
  expect((await jar.send('GET', '/admin/session')).status).toBe(200);
  here.pass((idleMs * 3) / 4);
  expect((await jar.send('GET', '/admin/session')).status).toBe(200);
  here.pass(idleMs);
  expect((await jar.send('GET', '/admin/session')).status).toBe(401);
});
