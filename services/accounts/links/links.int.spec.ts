import { type Actor, anonymous, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOrderSchema } from '../../outbox/mail-order.ts';
import { accountMails } from '../account-mails.ts';
import {
  cookieJar,
  password,
  type ServedAccounts,
  serveAccounts,
} from '../testing/served-accounts.ts';
import { choosePassword } from './choose-password.ts';
import { accountLinkMail } from './link-mail.ts';
import { sendLink } from './send-link.ts';

const hour = 3_600_000;
const chosen = 'la tempête de janvier';
let here: ServedAccounts;
let root: ReturnType<typeof cookieJar>;
let people = 0;

beforeAll(async () => {
  here = await serveAccounts({ sessionIdleMs: 1_000 * hour, sessionAbsoluteMs: 1_000 * hour });
  await here.open('root@estuaire.example', 'administrator');
  root = cookieJar(here.origin);
  await root.signIn('root@estuaire.example');
});
afterAll(() => here.close());

/** Returns the e-mail that the worker would send: the newest order, rendered. */
async function newestMail() {
  const { rows } = await here.database.pool.query(
    `SELECT cause, subject_id AS "subjectId", template, params FROM outbox
     ORDER BY (cause = (SELECT id FROM account_link ORDER BY created_at DESC LIMIT 1)) DESC LIMIT 1`,
  );
  const order = mailOrderSchema.parse(rows[0]);
  const template = accountLinkMail({
    db: here.database.pool,
    clock: here.ports.clock,
    publicUrl: 'https://site.example',
    siteName: () => Promise.resolve('Estuaire'),
  });
  const subject = { id: order.subjectId, createdAt: new Date(0), data: [] };
  const mail = () => template.render(subject, order.params);
  return { order, mail };
}

const keyIn = (text: string | undefined) => /\?key=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? 'no key';

async function invite(locale = 'fr', name = 'Neuve') {
  people += 1;
  // After every earlier link, whichever test sent it.
  here.pass(1);
  const email = `invited${people}@estuaire.example`;
  const body = { email, name, roles: ['editor'], locale };
  await root.send('POST', '/api/account/confirm', { password });
  const response = await root.send('POST', accountEndpoints.openAccount.path, body);
  expect(response.status).toBe(201);
  here.pass(1);
  const { id } = await response.json();
  return { id, email, ...(await newestMail()) };
}

const choose = (key: string, to: string, headers: Record<string, string> = {}) =>
  cookieJar(here.origin).send('POST', '/admin/password', { key, password: to }, headers);
const signIn = async (email: string, secret: string) =>
  (await cookieJar(here.origin).signIn(email, secret)).status;

test('an invited person gets a link by mail, chooses a password once, and signs in', async () => {
  const { email, mail } = await invite();
  expect(await signIn(email, '')).toBe(422);
  const written = await mail();
  expect(written).toMatchObject({ to: { address: email, name: 'Neuve' }, locale: 'fr' });
  const key = keyIn(written?.text);
  expect(written?.text).toContain(`https://site.example/admin/password?key=${key}`);
  expect((await choose(key, 'password1234')).status).toBe(422);
  expect((await choose(key, chosen)).status).toBe(204);
  expect(await signIn(email, chosen)).toBe(204);
  const again = await choose(key, 'un tout autre vent');
  expect([again.status, (await again.json()).code]).toEqual([410, 'link-not-found']);
});

test('the e-mail is in the chosen language', async () => {
  const { mail } = await invite('en');
  expect(await mail()).toMatchObject({
    subject: 'Your access to the editors’ area',
    text: expect.stringMatching(
      /^Your access to the editors’ area\n=+\n\nHello Neuve,\n.+until \d{1,2} March 2026 at \d\d:\d\d \(Paris time\)/s,
    ),
  });
});

test.each([
  ['fr', 'Choisir mon mot de passe', 'Bonjour'],
  ['en', 'Choose my password', 'Hello'],
])(
  'in %s the e-mail is also a document, in which a name is not markup',
  async (locale, button, hello) => {
    const { mail } = await invite(locale, '<b onclick="x">Zoé</b> & {until}');
    const { text, html } = (await mail()) ?? {};
    expect(text).toContain(`${hello} <b onclick="x">Zoé</b> & {until},`);
    expect(html).toContain(
      `${hello} &lt;b onclick=&quot;x&quot;&gt;Zoé&lt;/b&gt; &amp; {until},</p>`,
    );
    expect(html).toMatch(
      new RegExp(`href="https://site.example/admin/password\\?key=[\\w-]{43}"[^>]*>${button}</a>`),
    );
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b/);
  },
);

test('neither the database, the log nor the response to the administrator contains the link', async () => {
  const { mail, order } = await invite();
  const key = keyIn((await mail())?.text);
  const { rows } = await here.database.pool.query(
    // Only a link to confirm an address needs it.
    `SELECT row_to_json(account_link)::text AS text FROM account_link WHERE purpose <> 'email'
     UNION ALL SELECT row_to_json(outbox)::text FROM outbox`,
  );
  const events = await here.ports.log.readAll(startOfLog, 1_000);
  expect(key).toHaveLength(43);
  expect(JSON.stringify([rows, events, order])).not.toContain(key);
  expect(JSON.stringify([rows, events])).not.toContain('estuaire.example');
});

test('a reset replaces earlier links, and ends the sessions only when it is used', async () => {
  const email = 'forgetful@estuaire.example';
  const { id } = await here.open(email, 'editor');
  const jar = cookieJar(here.origin);
  await jar.signIn(email);
  const send = async () => {
    here.pass(1);
    const sent = await root.send('POST', `/api/accounts/${id}/link`, { locale: 'fr' });
    expect(sent.status).toBe(204);
    return newestMail();
  };
  const first = await send();
  const firstKey = keyIn((await first.mail())?.text);
  const second = await send();
  expect(await first.mail()).toBeUndefined();
  expect((await choose(firstKey, chosen)).status).toBe(410);
  expect([await signIn(email, password), (await jar.send('GET', '/admin/session')).status]).toEqual(
    [204, 200],
  );
  expect((await choose(keyIn((await second.mail())?.text), chosen)).status).toBe(204);
  expect([await signIn(email, password), (await jar.send('GET', '/admin/session')).status]).toEqual(
    [401, 401],
  );
});

test('a link expires: three days for an invitation, one for a forgotten password', async () => {
  const { id, mail } = await invite();
  const key = keyIn((await mail())?.text);
  here.pass(72 * hour);
  expect((await choose(key, chosen)).status).toBe(410);
  await root.send('POST', `/api/accounts/${id}/link`, {});
  const reset = await newestMail();
  const resetKey = keyIn((await reset.mail())?.text);
  here.pass(24 * hour);
  expect((await choose(resetKey, chosen)).status).toBe(410);
});

test('recomposing an e-mail invalidates the secret of the earlier one', async () => {
  const { mail } = await invite();
  const [first, second] = [keyIn((await mail())?.text), keyIn((await mail())?.text)];
  expect(second).not.toBe(first);
  expect([(await choose(first, chosen)).status, (await choose(second, chosen)).status]).toEqual([
    410, 204,
  ]);
});

test('the link of a closed account does not work, and its e-mail is not sent', async () => {
  const { id, mail } = await invite();
  const key = keyIn((await mail())?.text);
  await root.send('DELETE', `/api/accounts/${id}`);
  expect((await choose(key, chosen)).status).toBe(410);
  expect(await mail()).toBeUndefined();
});

test('a browser’s form is returned with the reason for a refusal, or leads to the sign-in screen', async () => {
  const { mail } = await invite();
  const key = keyIn((await mail())?.text);
  const accept = { Accept: 'text/html' };
  const weak = await choose(key, 'aaaaaaaaaaaa', accept);
  expect([weak.status, await weak.text()]).toMatchObject([422, expect.stringContaining(key)]);
  const right = await choose(key, chosen, accept);
  expect([right.status, right.headers.get('location')]).toEqual([303, '/admin/login']);
});

test('when two requests use a link at the same time, only one password is set', async () => {
  const { mail } = await invite();
  const key = keyIn((await mail())?.text);
  const both = await Promise.all([choose(key, chosen), choose(key, 'un tout autre vent')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 410,
  ]);
});

test('only account managers send links, and only to accounts', async () => {
  const order = { accountId: 'nobody000000', commandId: 'c', locale: 'fr' } as const;
  const refusal = async (actor: Actor) => sendLink(here.ports, { ...order, actor });
  expect(await refusal(anonymous)).toMatchObject({ refusals: [{ code: 'sign-in-required' }] });
  expect(await refusal(systemActor)).toMatchObject({ refusals: [{ code: 'account-not-found' }] });
});

test.each([
  ['once, when its link is sent', true, 1],
  ['also when its link is used, if that had no effect before', false, 2],
])('a reset is reported %s', async (_, hasEffect, expected) => {
  const { id } = await here.open(`reported${expected}@estuaire.example`, 'editor');
  const reported: string[] = [];
  const onReset = async (of: string) => {
    reported.push(of);
    return hasEffect;
  };
  here.pass(1);
  const order = { accountId: id, commandId: `report-${expected}`, locale: 'fr' } as const;
  await sendLink({ ...here.ports, onReset }, { ...order, actor: systemActor });
  expect(reported).toEqual([id]);
  const { mail } = await newestMail();
  const key = keyIn((await mail())?.text);
  await choosePassword({ ...here.ports, onReset }, { key, password: chosen });
  expect(reported).toEqual(Array(expected).fill(id));
});

const forget = (email: string, from: string, headers: Record<string, string> = {}) =>
  cookieJar(here.origin, from).send('POST', '/admin/forgotten', { email }, headers);

test('somebody who forgot the password is mailed a link; nobody learns whether an account exists', async () => {
  const { email, mail } = await invite();
  await choose(keyIn((await mail())?.text), chosen);
  const html = { Accept: 'text/html' };
  const known = await forget(` ${email.toUpperCase()}`, '192.0.2.1', html);
  const unknown = await forget('nobody@estuaire.example', '192.0.2.1', html);
  const shown = (response: Response) => [response.status, response.headers.get('location')];
  expect(shown(known)).toEqual([303, '/admin/forgotten/sent']);
  expect([shown(unknown), await unknown.text()]).toEqual([shown(known), await known.text()]);
  await here.settle();
  const written = await (await newestMail()).mail();
  expect(written).toMatchObject({ to: { address: email } });
  expect((await choose(keyIn(written?.text), 'un tout autre vent')).status).toBe(204);
  expect(await signIn(email, 'un tout autre vent')).toBe(204);
});

test('requests of strangers neither end earlier links nor are unlimited', async () => {
  const { email, mail } = await invite();
  const key = keyIn((await mail())?.text);
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await forget(email, '192.0.2.2')).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  await here.settle();
  const { rows } = await here.database.pool.query(
    `SELECT count(*)::int AS links FROM account_link WHERE purpose = 'forgotten'
     AND account_id = (SELECT id FROM account WHERE email = $1)`,
    [email],
  );
  expect(rows).toEqual([{ links: 3 }]);
  expect((await choose(key, chosen)).status).toBe(204);
  const { rows: left } = await here.database.pool.query(
    'SELECT FROM account_link WHERE account_id = (SELECT id FROM account WHERE email = $1)',
    [email],
  );
  expect(left).toEqual([]);
});

test('an address changes once the new one is confirmed, and the former one is notified', async () => {
  const { id, email, mail } = await invite('en');
  await choose(keyIn((await mail())?.text), chosen);
  const path = `/api/accounts/${id}/email`;
  const change = (to: string) => root.send('POST', path, { email: to, locale: 'en' });
  expect((await change('root@estuaire.example')).status).toBe(409);
  const other = `other-${email}`;
  expect((await change(other)).status).toBe(204);
  const { order } = await newestMail();
  const parts = {
    db: here.database.pool,
    clock: here.ports.clock,
    publicUrl: 'https://site.example',
  };
  const templates = accountMails({ ...parts, siteName: () => Promise.resolve('Estuaire') });
  const subject = { id: order.subjectId, createdAt: new Date(0), data: [] };
  const written = await Promise.all(templates.map(({ render }) => render(subject, order.params)));
  const mailTo = (address: string) => written.find((one) => one?.to.address === address);
  expect(mailTo(email)?.text).toContain(other);
  const key = keyIn(mailTo(other)?.text);
  expect(mailTo(other)?.text).toContain(`https://site.example/admin/email?key=${key}`);
  expect((await choose(key, 'un tout autre vent')).status).toBe(410);
  expect(await signIn(other, chosen)).toBe(401);
  const confirm = () => cookieJar(here.origin).send('POST', '/admin/email', { key });
  expect([(await confirm()).status, (await confirm()).status]).toEqual([204, 410]);
  expect([await signIn(email, chosen), await signIn(other, chosen)]).toEqual([401, 204]);
});
