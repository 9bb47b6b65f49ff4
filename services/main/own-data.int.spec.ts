import { randomUUID } from 'node:crypto';
import { ownDataPath, ownDataSchema } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ParsedMessage } from '../adapters/mail/read-message.ts';
import { startSmtpServer, type TestSmtpServer } from '../adapters/mail/testing/smtp-server.ts';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const message = 'Le phare de la Vieille';
let smtp: TestSmtpServer;
let here: StartedParvis;
let form: string;

beforeAll(async () => {
  smtp = await startSmtpServer();
  here = await startedParvis({ PARVIS_SMTP_URL: smtp.url, PARVIS_TRUST_PROXY: '1' });
  const ask = apiCaller(here.origin, await here.signIn('editor'));
  const data = { title: 'Écrire', buttonLabel: 'Écrire', mailbox: 'bureau@estuaire.example' };
  const page = { locale: 'fr', title: 'Écrire', slug: 'ecrire', publish: true };
  const modules = [{ type: 'contact', data }];
  const made = await ask('POST', '/api/pages', { body: { ...page, modules } });
  // Editors see it immediately, visitors when its page is rendered again.
  await vi.waitUntil(async () => (await fetch(`${here.origin}/ecrire`)).ok, 30_000);
  form = `/module/contact/form/${made.body.modules[0].id}`;
});
afterAll(async () => {
  await here.stop();
  await smtp.close();
});

function post(path: string, fields: Record<string, string>, network = 1) {
  return fetch(here.origin + path, {
    method: 'POST',
    headers: { Accept: 'text/html', 'X-Forwarded-For': `192.0.2.${network}` },
    body: new URLSearchParams({ submissionId: randomUUID(), ...fields }),
    redirect: 'manual',
  });
}

/** Sends a contact message from this address, the only data about it. */
async function sendMessage(email: string): Promise<void> {
  const sent = { name: 'Maëna Le Bras', email, message, acceptance: 'on' };
  const response = await post(form, sent);
  if (response.status !== 303) throw new Error(`not sent: ${response.status}`);
}

/** Returns the e-mail with a link to their data that this person received. */
async function mailTo(email: string): Promise<ParsedMessage | undefined> {
  return vi.waitUntil(
    async () =>
      (await smtp.arrived()).find(
        ({ headers, text }) => headers.get('to')?.includes(email) && text?.includes('http'),
      ),
    30_000,
  );
}

const rowsAbout = async (table: string, column: string, id: string) =>
  (await here.connections.pool.query(`select * from ${table} where ${column} = $1`, [id])).rows;

async function subjects(): Promise<string[]> {
  const { rows } = await here.connections.pool.query<{ id: string }>('select id from subject');
  return rows.map(({ id }) => id);
}

test('nothing reveals whether data is stored for an address', async () => {
  const [known, unknown] = [
    await post('/mes-donnees', { email: 'personne@exemple.fr' }, 2),
    await post('/mes-donnees', { email: 'un.autre@exemple.fr' }, 2),
  ];
  expect([known.status, known.headers.get('location')]).toEqual([303, '/mes-donnees/demande']);
  expect([unknown.status, unknown.headers.get('location')]).toEqual([
    known.status,
    known.headers.get('location'),
  ]);
  const wrong = await post('/mes-donnees', { email: 'personne' }, 2);
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="personne"');
});

test('a link that was never mailed does not work, and a network may send five requests in a row', async () => {
  for (const [method, path] of [
    ['GET', `/mes-donnees/lien/${'a'.repeat(43)}`],
    ['POST', `/mes-donnees/lien/${'a'.repeat(43)}/effacement`],
    ['POST', `/mes-donnees/lien/${'a'.repeat(43)}/copie`],
  ] as const) {
    const headers = { Accept: 'text/html' };
    expect([path, (await fetch(here.origin + path, { method, headers })).status]).toEqual([
      path,
      410,
    ]);
  }
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await post('/mes-donnees', { email: `x${turn}@exemple.fr` }, 3)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

test('in English the link is mailed in English, as text and as a document', async () => {
  const email = 'lena.le.bras@exemple.fr';
  await sendMessage(email);
  await post(ownDataPath('ask', 'en'), { email }, 4);
  const mail = await mailTo(email);
  expect(mail?.text).toContain(`\nSee my data\nhttp`);
  expect(mail?.html).toContain('<html lang="en"');
  expect(mail?.html).toMatch(
    new RegExp(`href="[^"]+${ownDataPath('ask', 'en')}/link/[^"]+"[^>]*>See my data</a>`),
  );
  expect(mail?.html).not.toMatch(/<(?:img|script|link|iframe)\b/);
});

test('a mailed link shows the stored data and a copy, and erases it only through its form', async () => {
  const email = 'maena.le.bras@exemple.fr';
  const before = await subjects();
  await sendMessage(email);
  const added = (await subjects()).filter((id) => !before.includes(id));
  expect(added).toHaveLength(1);
  const [subject = ''] = added;
  await expect
    .poll(() => rowsAbout('contact_messages.message', 'subject_id', subject))
    .toHaveLength(1);
  await post('/mes-donnees', { email: email.toUpperCase() });
  const mail = await mailTo(email);
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = await fetch(here.origin + link, { headers: { Accept: 'text/html' } });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await shown.text()).toContain(message);
  }
  // The form without fields is submitted the same way.
  const copied = await fetch(`${here.origin}${link}/copie`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(),
  });
  const copy = ownDataSchema.parse(await copied.json());
  expect(copy.data.map(({ kind, value }) => [kind, value])).toContainEqual(['message', message]);
  const links = await rowsAbout('own_data_link', 'subject_id', subject);
  expect(JSON.stringify(links)).not.toContain(link.split('/').at(-1));

  const erased = await post(`${link}/effacement`, {});
  expect([erased.status, erased.headers.get('location')]).toEqual([303, '/mes-donnees/efface']);
  expect((await fetch(here.origin + link)).status).toBe(410);
  expect((await post(`${link}/effacement`, {})).status).toBe(410);
  for (const [table, column] of [
    ['subject', 'id'],
    ['subject_datum', 'subject_id'],
    ['own_data_link', 'subject_id'],
  ] as const)
    expect([table, await rowsAbout(table, column, subject)]).toEqual([table, []]);
  for (const table of ['contact_messages.message', 'alerts.alert'])
    await expect.poll(() => rowsAbout(table, 'subject_id', subject)).toEqual([]);
});
