import { adminSearchEndpoints } from '../admin-search/endpoints.ts';
import { contactDeskEndpoints } from '../contact/desk-endpoints.ts';
import { contactFormEndpoints } from '../contact/endpoints.ts';
import { contentImportEndpoints } from '../content-import/endpoints.ts';
import { examplesOf } from '../http/request-example.ts';
import { defaultLocale } from '../site/locale.ts';
import { ownDataEndpoints } from '../subjects/own-data-endpoints.ts';
import { webhookEndpoints } from '../webhooks/endpoints.ts';
import { operationsEndpoints } from './endpoints.ts';
import { installationEndpoints } from './installation-endpoints.ts';

const webhook = {
  address: 'https://receiver.example/parvis',
  description: 'The search of the intranet',
  kinds: ['page' as const, 'news' as const],
  isOn: true,
};

/** Requests about the running installation, as the description of the API shows them. */
export const operationsExamples = [
  ...examplesOf(adminSearchEndpoints, { searchEverything: { query: { q: 'port' } } }),
  ...examplesOf(contactDeskEndpoints, { changeContactStatus: { body: { status: 'answered' } } }),
  ...examplesOf(contactFormEndpoints, {
    sendContactMessage: {
      body: {
        name: 'Zoé Kerbrat',
        email: 'zoe@exemple.fr',
        message: 'À quelle heure ouvre la criée ?',
        acceptance: 'on',
      },
    },
  }),
  ...examplesOf(contentImportEndpoints, {
    createContentImport: { body: { uploadId: 'm7h2e5g8j1k4', language: defaultLocale } },
    startContentImport: { body: { hosts: [], isRehearsal: true } },
  }),
  ...examplesOf(operationsEndpoints, {
    runProjectionAction: { params: { name: 'page-fragments', action: 'rebuild' } },
    openApi: {
      response: { openapi: '3.1.0', info: {}, servers: [], tags: [], paths: {}, components: {} },
    },
    operationReference: { params: { id: 'createPage' } },
    schemaReference: { params: { name: 'Page' } },
  }),
  ...examplesOf(installationEndpoints, { sendTestMail: { body: { locale: defaultLocale } } }),
  ...examplesOf(ownDataEndpoints, { requestOwnData: { body: { email: 'zoe@exemple.fr' } } }),
  ...examplesOf(webhookEndpoints, {
    createWebhook: { body: webhook },
    changeWebhook: { body: { ...webhook, isOn: false } },
  }),
];
