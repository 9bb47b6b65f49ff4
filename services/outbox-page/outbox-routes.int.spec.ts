import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { FileMailer } from '../adapters/mail/file-mailer.ts';
import { freshId, mail, sender } from '../adapters/mail/mailer.contract.ts';
import { bindRoutes } from '../http/bind-routes.ts';
import { trustingAuthenticator } from '../http/testing/actors.ts';
import { type Served, serve } from '../http/testing/serve.ts';
import { outboxRoutes } from './outbox-routes.ts';

const hostile = '<script>alert("1")</script>';
let folder: string;
let served: Served;
let bySmtp: Served;
const [plainId, hostileId] = [freshId(), freshId()];

async function serveOutbox(of: string | undefined): Promise<Served> {
  const router = bindRoutes(outboxRoutes(of, ['/assets/admin.css']), {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_id, fault) => expect.unreachable(JSON.stringify(fault)),
  });
  return serve((app) => app.use(router));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-outbox-'));
  const clock = { now: () => new Date('2026-01-05T09:00:00Z') };
  const mailer = new FileMailer({ folder, from: sender, clock });
  await mailer.send(mail, plainId);
  await mailer.send({ ...mail, subject: hostile, text: hostile, html: hostile }, hostileId);
  await writeFile(join(folder, `${'b'.repeat(20)}.eml`), Buffer.from([0, 255, 10, 10, 13, 61]));
  served = await serveOutbox(folder);
  bySmtp = await serveOutbox(undefined);
});
afterAll(async () => {
  await served.close();
  await bySmtp.close();
  await rm(folder, { recursive: true, force: true });
});

function open(path: string, who = 'administrator', language = 'fr', on = served) {
  return fetch(`${on.origin}/admin/outbox${path}`, {
    headers: { Authorization: who, 'Accept-Language': language, Accept: 'text/html' },
    redirect: 'manual',
  });
}

describe('the outbox page', () => {
  it('lists the e-mails written, with a link to each', async () => {
    const page = await (await open('')).text();
    expect(page).toContain('E-mails écrits sur ce serveur');
    expect(page).toContain('<link rel="stylesheet" href="/assets/admin.css">');
    expect(page).toContain(`<a href="/admin/outbox/${plainId}">${mail.subject}</a>`);
    expect(page).toContain('E-mails affichés\u00a0: 3,');
    expect(page).toContain('Sans objet');
  });

  it('shows one e-mail: headers, text, and the formatted version without scripts', async () => {
    const page = await (await open(`/${plainId}`)).text();
    expect(page).toContain(`<h1>${mail.subject}</h1>`);
    expect(page).toContain('Marie Lefèvre &lt;marie@exemple.fr&gt;');
    expect(page).toContain('&lt;https://www.estuaire.example/alertes/fin?jeton=abc&gt;');
    expect(page).toContain('Voici l’offre d’emploi qu’il vous faut… À bientôt !');
    expect(page).toContain('<iframe sandbox="" ');
    expect(page).toContain('srcdoc="&lt;p&gt;Bonjour Marie,&lt;/p&gt;');
  });

  it('is in English on request', async () => {
    expect(await (await open('', 'administrator', 'en')).text()).toContain(
      'Mail written on this server',
    );
  });

  it.each(['', `/${hostileId}`])(
    'lets nothing of an e-mail become part of the page%s',
    async (path) => {
      const page = await (await open(path)).text();
      expect(page).not.toContain('<script');
      expect(page).toContain('&lt;script&gt;');
    },
  );

  it.each([
    ['/', 404],
    ['/unknown00000', 404],
    ['/..%2f..%2fsecret', 404],
    ['/UPPERCASE0000', 404],
    ['/%00', 404],
  ])('responds to %s with %i', async (path, status) => {
    expect((await open(path)).status).toBe(status);
  });

  it('is accessible to administrators only', async () => {
    expect((await open('', 'editor')).status).toBe(403);
    expect((await open(`/${plainId}`, 'auditor')).status).toBe(403);
    expect((await open('', 'nobody')).headers.get('location')).toContain('/admin/login');
  });
});

test('lists nothing when e-mails are sent by SMTP', async () => {
  const page = await (await open('', 'administrator', 'fr', bySmtp)).text();
  expect(page).toContain('partent par le serveur d’envoi');
  expect((await open(`/${plainId}`, 'administrator', 'fr', bySmtp)).status).toBe(404);
});
