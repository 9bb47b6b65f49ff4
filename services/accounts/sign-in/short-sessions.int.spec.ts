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

test('with an idle limit of a minute, a session that is used every half minute stays', async () => {
  const jar = cookieJar(here.origin);
  await jar.signIn(anne);
  for (let used = 0; used < 5; used += 1) {
    here.pass(idleMs / 2);
    expect((await jar.send('GET', '/admin/session')).status).toBe(200);
  }
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
