import { randomUUID } from 'node:crypto';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ParsedMessage } from '../adapters/mail/read-message.ts';
import { startSmtpServer, type TestSmtpServer } from '../adapters/mail/testing/smtp-server.ts';
import { Stamps } from '../contact/stamps.ts';
import { keysFor } from '../subjects/secret.ts';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const secret = 'a secret of thirty-two characters';
const mailboxes = {
  own: 'bureau-c4n4ri@estuaire.example',
  press: 'presse-c4n4ri@estuaire.example',
};
const themes = [{ label: 'Presse & médias', mailbox: mailboxes.press }];
const contact = {
  title: 'Écrivez-nous',
  text: 'Une personne vous répond.',
  buttonLabel: 'Écrire',
  mailbox: mailboxes.own,
  themes,
};

let smtp: TestSmtpServer;
let here: StartedParvis;
let ask: ApiCaller;
let pageId: string;
let id: string;
/** A network for each test, so that their limits are counted separately. */
let network = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  here = await startedParvis({
    PARVIS_SMTP_URL: smtp.url,
    PARVIS_SECRET: secret,
    PARVIS_TRUST_PROXY: '1',
  });
  ask = apiCaller(here.origin, await here.signIn('editor'));
  const page = { locale: 'fr', title: 'Nous écrire', slug: 'nous-ecrire' };
  const modules = [{ type: 'contact', data: contact }];
  const made = await ask('POST', '/api/pages', { body: { ...page, modules, publish: true } });
  [pageId, id] = [made.body.id, made.body.modules[0].id];
  // Editors see it immediately, visitors when its page is rendered again.
  await vi.waitUntil(async () => (await fetch(`${here.origin}/nous-ecrire`)).ok, 30_000);
});
beforeEach(() => {
  network += 1;
});
afterAll(async () => {
  await here.stop();
  await smtp.close();
});

const path = () => `/module/contact/form/${id}`;
const stampOf = (ageMs: number) =>
  new Stamps(keysFor([secret], 'contact stamp'), {
    now: () => new Date(Date.now() - ageMs),
  }).make();

function fields(changes: Record<string, string> = {}) {
  return {
    submissionId: randomUUID(),
    stamp: stampOf(60_000),
    theme: '--',
    name: 'Zoé Kerbrat',
    email: 'zoe.kerbrat@exemple.fr',
    message: 'Bonjour,\nquand ouvrez-vous ?',
    acceptance: 'on',
    ...changes,
  };
}

const asScript = { 'X-Fragment': '1', Accept: 'text/html' };

function post(
  sent: Record<string, string>,
  headers: Record<string, string> = asScript,
  at = path(),
) {
  return fetch(here.origin + at, {
    method: 'POST',
    body: new URLSearchParams(sent),
    headers: { 'X-Forwarded-For': `192.0.2.${network}`, ...headers },
    redirect: 'manual',
  });
}

async function mailsTo(to: string, count = 1): Promise<readonly ParsedMessage[]> {
  const came: ParsedMessage[] = [];
  await expect
    .poll(async () => {
      came.push(...(await smtp.arrived()));
      return came.filter((mail) => mail.headers.get('to')?.includes(to)).length;
    })
    .toBe(count);
  return came;
}

test('the button leads to a page with the form, which its script loads separately; neither is cached', async () => {
  const page = await (await fetch(`${here.origin}/nous-ecrire`)).text();
  expect(page).toContain(`href="${path()}"`);
  const whole = await fetch(here.origin + path(), { headers: { Accept: 'text/html' } });
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const document = await whole.text();
  expect(document).toContain('<h1');
  expect(document).toContain('Presse &amp; médias');
  const alone = await (await fetch(here.origin + path(), { headers: asScript })).text();
  expect(alone).toMatch(/^<div data-island="form"/);
  expect(alone).toContain(`action="${path()}"`);
});

test('no visitor can read any of our mailboxes', async () => {
  const read = await Promise.all(
    ['/nous-ecrire', path(), `${path()}/sent?theme=x`, `/content/header/render/${pageId}`].flatMap(
      (address) =>
        [asScript, { Accept: 'application/json' }, { Accept: 'text/html' }].map(async (headers) =>
          (await fetch(here.origin + address, { headers })).text(),
        ),
    ),
  );
  const refused = await (await post(fields({ email: '' }))).text();
  const answered = await (await post(fields({ theme: 'Presse & médias' }))).text();
  const found = await (
    await fetch(`${here.origin}/search/do?search=c4n4ri`, {
      headers: { Accept: 'application/json' },
    })
  ).text();
  expect(
    [...read, refused, answered, found].filter((text) => /@estuaire|c4n4ri@/.test(text)),
  ).toEqual([]);
  expect(found).not.toContain('/nous-ecrire');
  const { rows } = await here.connections.pool.query<{ found: string }>(
    `select content::text as found from page_fragments.module_revision`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.found.includes('c4n4ri'))).toEqual([]);
  await mailsTo(mailboxes.press);
});

test.each([
  ['an id that no module has', () => '/module/contact/form/k3f9a1b2c3d4e5f6'],
  ['the id of a form that was never saved', () => '/module/contact/form/new'],
  ['another language than that of its page', () => `/en${path()}`],
])('the form is not found under %s', async (_, at) => {
  expect((await fetch(here.origin + at())).status).toBe(404);
  expect((await post(fields(), asScript, at())).status).toBe(404);
  expect((await post({}, asScript, at())).status).toBe(404);
});

test('a message is confirmed with its theme, and mailed once to that theme’s mailbox, with the sender as reply address', async () => {
  const sent = fields({ theme: 'Presse & médias', message: 'Le canari chante' });
  const response = await post(sent);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('data-theme="Presse &amp; médias"');
  expect(html).not.toContain('<form');
  expect((await post(sent)).status).toBe(200);
  const [mail] = await mailsTo(mailboxes.press);
  expect(mail?.headers.get('reply-to')).toContain('zoe.kerbrat@exemple.fr');
  expect(mail?.text).toContain('> Le canari chante');
  expect(mail?.html).toContain('>Le canari chante</blockquote>');
  expect(await smtp.arrived()).toEqual([]);
});

test('without a theme it goes to the mailbox of the module, with -- as its theme', async () => {
  const response = await post(fields());
  expect(await response.text()).toContain('data-theme="--"');
  await mailsTo(mailboxes.own);
});

test('without script it leads to a page that confirms it', async () => {
  const response = await post(fields({ theme: 'Presse & médias' }), { Accept: 'text/html' });
  expect(response.status).toBe(303);
  const sent = await fetch(new URL(response.headers.get('location') ?? '', here.origin));
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('data-theme="Presse &amp; médias"');
  await mailsTo(mailboxes.press);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of two lines', { name: 'Zoé\r\nBcc: x@exemple.fr' }, 'name'],
  ['a name that is too long', { name: 'é'.repeat(121) }, 'name'],
  ['no address', { email: '' }, 'email'],
  ['an address of 320 characters', { email: `${'z'.repeat(308)}@exemple.fr` }, 'email'],
  ['an address with a long suffix', { email: 'zoe@exemple.company' }, 'email'],
  ['two addresses', { email: 'zoe@exemple.fr, x@exemple.fr' }, 'email'],
  ['no message', { message: '\n' }, 'message'],
  ['a message that is too long', { message: 'é'.repeat(5_001) }, 'message'],
  ['a theme that the module does not have', { theme: 'Autre' }, 'theme'],
  ['the box left unticked', { acceptance: '' }, 'acceptance'],
] as const)(
  'with %s the form is returned with its input and the reason at the field',
  async (_, wrong, field) => {
    const sent = fields(wrong);
    const response = await post(sent);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(`id="contact-${id}-${field}-error"`);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toContain(field === 'message' ? 'Zoé Kerbrat' : 'quand ouvrez-vous');
    expect(await smtp.arrived()).toEqual([]);
  },
);

test('ten megabytes are refused, and the server keeps running', async () => {
  const response = await post(fields({ message: 'x'.repeat(10_000_000) }));
  expect(response.status).toBe(413);
  expect((await fetch(here.origin + path())).status).toBe(200);
});

test.each([
  ['fills in what people do not see', () => ({ website: 'https://casino.example' })],
  ['is sent immediately', () => ({ stamp: stampOf(0) })],
  ['made its own stamp', () => ({ stamp: `${Date.now() - 60_000}.${'A'.repeat(43)}` })],
  ['kept a stamp for weeks', () => ({ stamp: stampOf(30 * 86_400_000) })],
  ['has no stamp', () => ({ stamp: '' })],
])('a message that %s is confirmed and mailed to nobody', async (_, by) => {
  expect((await post(fields(by()))).status).toBe(200);
  const after = fields({ message: 'celui d’après' });
  expect((await post(after)).status).toBe(200);
  const [mail] = await mailsTo(mailboxes.own);
  expect(mail?.text).toContain('celui d’après');
});

test('a network may send ten messages in a row, then must wait; a repeated one does not count', async () => {
  const first = fields({ website: 'x' });
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const { status } = await post(turn === 0 ? first : fields({ website: 'x' }));
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const late = await post(fields());
  expect(await late.text()).toContain('quand ouvrez-vous');
  expect((await post(first)).status).toBe(200);
});

test('no input is in the event log or readable in the database', async () => {
  const typed = {
    name: 'Yannig Quéméneur',
    email: 'yannig.quemeneur@exemple.fr',
    message: 'Plouharnel en mer',
  };
  expect((await post(fields(typed))).status).toBe(200);
  await mailsTo(mailboxes.own);
  for (const pool of [here.connections.pool]) {
    const tables = await pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables.rows) {
      const { rows } = await pool.query<{ line: string }>(
        `select to_jsonb(t)::text as line from ${name} t`,
      );
      expect([
        name,
        rows.filter(({ line }) => /quemeneur|Quéméneur|Plouharnel/i.test(line)),
      ]).toEqual([name, []]);
    }
  }
  const events = await here.connections.log.readAll(startOfLog, 10_000);
  expect(JSON.stringify(events)).toContain('ContactMessageReceived');
  expect(JSON.stringify(events)).not.toMatch(/quemeneur|Quéméneur|Plouharnel/i);
});
