import { join } from 'node:path';
import { listWrittenMails } from '@parvis/services/adapters/mail/outbox-folder.ts';
import { vi } from 'vitest';
import { exampleId, type Prepare, type Stage } from './stage.ts';

/** The id of an alert in examples. */
const exampleAlert = 'k3f9a1b2c3d4e5f6';
const exampleToken = 'c2VjcmV0IG9mIHRoZSBtYWls';

/** Subscribes somebody to offers, and returns what the mail that confirms it leads to. */
async function requestAlert(stage: Stage) {
  const mailbox = `${stage.word()}@exemple.fr`;
  const body = {
    filters: 'q=marée',
    mail_alerts_create_email: mailbox,
    mail_alerts_create_name: 'Près de la mer',
    mail_alerts_create_freq: 'daily',
    accept: 'on',
  };
  await stage.make('post', '/mail/alerts/jobv2/create', { body });
  const link = await stage.linkTo(mailbox);
  const aid = link.pathname.split('/').at(-1) ?? '';
  return { mailbox, link, aid, token: link.searchParams.get('token') ?? '' };
}

const withToken: Prepare = async (stage) => {
  const { aid, token } = await requestAlert(stage);
  return { ids: { [exampleAlert]: aid, [exampleToken]: token } };
};

/** Opens somebody’s alerts. */
const opened: Prepare = async (stage) => {
  const { link, aid, token } = await requestAlert(stage);
  const sent = { method: 'post', body: { token } } as const;
  const response = await stage.send(link.pathname, sent);
  const [cookie = ''] = response.headers.getSetCookie();
  return { ids: { [exampleAlert]: aid }, cookie: cookie.split(';')[0] ?? '' };
};

const tested: Prepare = async (stage) => {
  await stage.make('post', '/api/installation/test-mail', { body: { locale: 'fr' } });
  await stage.linkTo('@');
  const [mail] = await listWrittenMails(join(stage.parvis.dataFolder, 'outbox'), 1);
  return { ids: { '{id}': mail?.id ?? '' } };
};

/** Has a link to somebody’s alerts mailed. */
const managed: Prepare = async (stage) => {
  const { link, mailbox } = await requestAlert(stage);
  const body = { token: link.searchParams.get('token') };
  await stage.make('post', link.pathname, { body });
  const requested = { mail_alerts_create_email: mailbox };
  await stage.make('post', '/mail/alerts/jobv2/manage', { body: requested });
  const other = await vi.waitUntil(async () => {
    const found = await stage.linkTo(mailbox);
    return found.href === link.href ? undefined : found;
  }, 60_000);
  const aid = other.pathname.split('/').at(-1) ?? '';
  const token = other.searchParams.get('token') ?? '';
  return { ids: { [exampleAlert]: aid, [exampleToken]: token } };
};

/** Publishes a page with a form, and returns the id of its module. */
async function publishForm(stage: Stage): Promise<string> {
  const data = { title: 'Écrire', buttonLabel: 'Écrire', mailbox: 'bureau@estuaire.example' };
  const slug = stage.word();
  const modules = [{ type: 'contact', data }];
  const body = { locale: 'fr', title: 'Écrire', slug, publish: true, modules };
  const [module] = (await stage.make('post', '/api/pages', { body })).modules;
  return module?.id ?? '';
}

const form: Prepare = async (stage) => ({
  ids: { [exampleAlert]: (await openForm(stage)).split('/').at(-1) ?? '' },
});

/** Waits until visitors see a form, and returns its path. */
async function openForm(stage: Stage): Promise<string> {
  const path = `/module/contact/form/${await publishForm(stage)}`;
  await vi.waitUntil(async () => (await stage.send(path, { method: 'get' })).ok, 60_000);
  return path;
}

/** Sends a message through a form. */
async function sendMessage(stage: Stage, email: string): Promise<void> {
  const body = { name: 'Zoé', email, message: 'La criée ?', acceptance: 'on' };
  await stage.make('post', await openForm(stage), { body });
}

const received: Prepare = async (stage) => {
  const email = `${stage.word()}@exemple.fr`;
  await sendMessage(stage, email);
  const cookie = stage.cookie('administrator');
  const listed = await stage.send('/api/contact-messages', { method: 'get', cookie });
  const { items } = await listed.json();
  return { ids: { [exampleId]: items[0].id } };
};

const ownData: Prepare = async (stage) => {
  const email = `${stage.word()}@exemple.fr`;
  await sendMessage(stage, email);
  await stage.make('post', '/mes-donnees', { body: { email } });
  const link = await stage.linkTo(email);
  const token = link.pathname.split('/').at(-1) ?? '';
  return { ids: { '{token}': token } };
};

/** What examples of visitors need, by the id of their operation. */
export const mailedPreparations: readonly (readonly [string, Prepare])[] = [
  ['activateAlert', withToken],
  ['openAlerts', managed],
  ['showAlertLink', withToken],
  ['saveAlert', opened],
  ['deleteAlert', opened],
  ['disconnectAlerts', opened],
  [
    'createNewsletter',
    async (stage) => {
      const id = stage.word();
      const names = { fr: id, en: id };
      await stage.make('post', '/api/facets', { body: { group: 'categories', id, names } });
      // Visitors do not wait for the read model, as this read does.
      await stage.make('get', '/api/facets?group=categories');
      return { ids: { careers: id } };
    },
  ],
  ['showOutboxMail', tested],
  ['showContactForm', form],
  ['sendContactMessage', form],
  ['showContactSent', form],
  ['getContactMessage', received],
  ['changeContactStatus', received],
  ['eraseContactMessage', received],
  ['showOwnData', ownData],
  ['exportOwnData', ownData],
  ['eraseOwnData', ownData],
];
