import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { localeSchema } from '../site/locale.ts';

const none = z.object({});
const path = '/api/installation';
const instant = z.iso.datetime();

export const installationSchema = z.object({
  publicAddress: z
    .string()
    .nullable()
    .describe('The public origin; null where PARVIS_URL does not say it'),
  mail: z.object({
    hasServer: z.boolean().describe('Whether e-mails leave by an SMTP server'),
    test: z
      .object({
        state: z.enum(['waiting', 'sent', 'failed']),
        at: instant.describe('When it was ordered, or sent'),
        problem: z.string().nullable().describe('What went wrong, in words of the mail server'),
      })
      .nullable()
      .describe('The newest test by that server; null without one'),
  }),
  offerFeeds: z.number().int().min(0).describe('Feeds of offers that are imported periodically'),
  lastBackupAt: instant.nullable().describe('When “parvis backup” finished last'),
});
export type Installation = z.infer<typeof installationSchema>;

/** What operators set up for this installation, and its test. */
export const installationEndpoints = {
  getInstallation: endpoint({
    id: 'getInstallation',
    method: 'get',
    path,
    summary: 'Returns what was set up outside the back-office: address, mail, feeds and backups',
    access: { capability: 'site.configure' },
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: installationSchema },
  }),
  sendTestMail: endpoint({
    id: 'sendTestMail',
    traced: true,
    method: 'post',
    path: `${path}/test-mail`,
    summary: 'Sends a test e-mail to the address of the account',
    access: { capability: 'site.configure' },
    params: none,
    query: none,
    body: z.object({ locale: localeSchema }),
    response: { status: 204, kind: 'empty' },
  }),
} as const;
