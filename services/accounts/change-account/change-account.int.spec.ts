import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOrderSchema } from '../../outbox/mail-order.ts';
import { administratorAddedMail } from '../administrator-added/administrator-added-mail.ts';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';

let here: ServedAccounts;
let root: ReturnType<typeof cookieJar>;

beforeAll(async () => {
  here = await serveAccounts();
  await here.open('root@estuaire.example', 'administrator');
  root = await signedIn('root');
});
afterAll(() => here.close());

async function signedIn(name: string) {
  const jar = cookieJar(here.origin);
  expect((await jar.signIn(`${name}@estuaire.example`)).status).toBe(204);
  return jar;
}

/** Returns the addresses that are notified of an administrator, and the text they get. */
async function notifiedOf(accountId: string) {
  const { rows } = await here.database.pool.query(
    `SELECT cause, subject_id AS "subjectId", template, params FROM outbox
     WHERE template = 'administrator-added' AND params->>'added' = $1`,
    [accountId],
  );
  const template = administratorAddedMail(here.database.pool, 'https://site.example');
  return Promise.all(
    rows.map(async (row) => {
      const { subjectId: id, params } = mailOrderSchema.parse(row);
      const mail = await template.render({ id, createdAt: new Date(0), data: [] }, params);
      return [mail?.to.address, mail?.text.includes('https://site.example/admin/users')];
    }),
  );
}

test('a role changes from the next request on; the last administrator stays one; all are notified of a new one', async () => {
  const { id } = await here.open('anne@estuaire.example', 'editor');
  const anne = await signedIn('anne');
  const change = (of: string, roles: readonly string[], by = root) =>
    by.send('POST', `/api/accounts/${of}/roles`, { roles });
  expect((await change(id, ['administrator'], anne)).status).toBe(403);
  const { items } = await (await root.send('GET', '/api/accounts')).json();
  const own = items.find(({ email }: { email: string }) => email.startsWith('root@')).id;
  expect((await change(own, ['editor'])).status).toBe(409);
  expect((await change(id, ['editor', 'administrator'])).status).toBe(204);
  expect((await anne.send('GET', '/api/accounts')).status).toBe(200);
  expect(await notifiedOf(id)).toEqual([['root@estuaire.example', true]]);
  expect((await change(id, ['auditor'])).status).toBe(204);
  expect((await anne.send('GET', '/api/accounts')).status).toBe(403);
  expect((await change('nobody000000', ['editor'])).status).toBe(404);
  const events = await here.ports.log.readStream(`account-${id}`);
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['AccountOpened', { accountId: id, roles: ['editor'] }],
    ['AccountRolesChanged', { accountId: id, roles: ['editor', 'administrator'] }],
    ['AccountRolesChanged', { accountId: id, roles: ['auditor'] }],
  ]);
  expect((await root.send('DELETE', `/api/accounts/${id}`)).status).toBe(204);
  expect((await here.ports.log.readStream(`account-${id}`)).at(-1)?.type).toBe('AccountClosed');
});

test('a name changes, and is not in the log', async () => {
  const { id } = await here.open('bob@estuaire.example', 'editor');
  const renamed = await root.send('POST', `/api/accounts/${id}/name`, { name: 'Bob Le Goff' });
  expect(renamed.status).toBe(204);
  const bob = await signedIn('bob');
  expect((await (await bob.send('GET', '/admin/session')).json()).name).toBe('Bob Le Goff');
  expect(JSON.stringify(await here.ports.log.readStream(`account-${id}`))).not.toContain('Goff');
});

test('what changes the access of others requires a recently entered password', async () => {
  const { id } = await here.open('lea@estuaire.example', 'editor');
  here.pass(27 * 60_000);
  const invited = { email: 'eve@estuaire.example', name: 'Eve', roles: ['administrator'] };
  const requests = [
    ['POST', '/api/accounts', invited],
    ['POST', `/api/accounts/${id}/link`, {}],
    ['POST', `/api/accounts/${id}/roles`, { roles: ['administrator'] }],
    ['POST', `/api/accounts/${id}/name`, { name: 'Eve' }],
    ['POST', `/api/accounts/${id}/email`, { email: 'eve@estuaire.example' }],
    ['DELETE', `/api/accounts/${id}`, undefined],
  ] as const;
  for (const [method, path, body] of requests) {
    const refused = await root.send(method, path, body);
    expect([path, refused.status, (await refused.json()).code]).toEqual([
      path,
      403,
      'sign-in-again',
    ]);
  }
  await root.send('POST', '/api/account/confirm', { password });
  const opened = await root.send('POST', '/api/accounts', invited);
  expect(opened.status).toBe(201);
  expect(await notifiedOf((await opened.json()).id)).toEqual([['root@estuaire.example', true]]);
});
