import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { samePaths } from '../http/local-paths.ts';
import { maxKeywordsLength } from '../site/filters/list-state.ts';
import { acceptanceSchema } from '../subjects/acceptance.ts';
import { visitorAddressSchema } from '../subjects/visitor-address.ts';
import {
  alertIdSchema,
  alertTypeSchema,
  frequencySchema,
  jobFrequencies,
  newsletterFrequencies,
} from './alert.ts';

const none = z.object({});
const html = { status: 200, kind: 'html' } as const;
const done = { status: 204, kind: 'empty', redirectsBrowsers: true } as const;
const jobTypeSchema = alertTypeSchema.exclude(['newsletter']);

/** The maximum length of an alert's name, in characters. */
export const maxAlertNameLength = 100;
/** Maximum characters of a list's query, which encodes an alert's filters. */
const maxFiltersLength = 4_000 + maxKeywordsLength;

const tokenSchema = z.string().max(200).default('');
const filtersSchema = z.string().max(maxFiltersLength).default('');
const nameSchema = singleLine(maxAlertNameLength).min(1);
/** One value, or several when a form repeats a field. */
const categoriesSchema = z.preprocess(
  (sent) => (sent === undefined ? [] : [sent].flat()),
  z.array(z.string().max(200)).max(100),
);
const someCategoriesSchema = categoriesSchema.superRefine((chosen, context) => {
  if (chosen.length === 0) context.addIssue({ code: 'custom', params: { reason: 'no-category' } });
});

/** What the unusual body of a mail program amounts to. */
const nothingSent = { token: '' };

const byAlert = z.object({ type: alertTypeSchema, aid: alertIdSchema });

/**
 * The endpoints of alerts: subscribing, confirming, managing, unsubscribing. Specification,
 * sections 3, 4 and 7.
 */
export const alertEndpoints = {
  showAlertStep: endpoint({
    id: 'showAlertStep',
    method: 'get',
    ...samePaths('/mail/alerts/modal/{type}/{step}'),
    summary:
      'Returns a step of the alerts: with X-Fragment: 1 for the modal, otherwise as a page; the filters of a list are read from the query',
    access: 'public',
    params: z.object({ type: alertTypeSchema, step: z.string().regex(/^\d{1,2}$/) }),
    query: z.looseObject({
      aid: alertIdSchema.optional(),
      title: z.string().max(200).optional(),
      token: z.string().max(200).optional(),
      success: z.enum(['0', '1']).optional(),
      all: z.enum(['0', '1']).optional(),
      source: z.string().max(200).optional(),
      mail_alerts_create_freq: frequencySchema.optional(),
    }),
    body: none,
    budget: { remembers: 'dry-runs', admittedBy: 'dry-runs' },
    response: html,
    refuses: ['unknown-path'],
  }),
  showAlertLink: endpoint({
    id: 'showAlertLink',
    method: 'get',
    ...samePaths('/mail/alerts/{type}/{action}/{aid}'),
    summary:
      'Returns the page that a mailed link leads to; it has no effect until its form is submitted',
    access: 'public',
    params: byAlert.extend({
      action: z.enum(['activate', 'manage', 'edit', 'delete', 'unsubscribe', 'never']),
    }),
    query: z.object({
      token: tokenSchema,
      all: z.enum(['0', '1']).optional(),
      success: z.enum(['0', '1']).optional(),
    }),
    body: none,
    response: html,
  }),
  createJobAlert: endpoint({
    id: 'createJobAlert',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/create'),
    summary: 'Requests a job alert, to be confirmed by a mailed link',
    access: 'public',
    params: z.object({ type: jobTypeSchema }),
    query: none,
    body: formBody({
      filters: filtersSchema,
      mail_alerts_create_email: visitorAddressSchema,
      mail_alerts_create_name: nameSchema,
      mail_alerts_create_freq: z.enum(jobFrequencies),
      accept: acceptanceSchema,
    }),
    budget: { remembers: 'dry-runs', admittedBy: 'dry-runs' },
    response: done,
    refuses: ['too-many-attempts'],
  }),
  createNewsletter: endpoint({
    id: 'createNewsletter',
    method: 'post',
    ...samePaths('/mail/alerts/newsletter/create'),
    summary: 'Requests the newsletter, to be confirmed by a mailed link',
    access: 'public',
    params: none,
    query: none,
    body: formBody({
      categories: someCategoriesSchema,
      mail_alerts_create_freq: z.enum(newsletterFrequencies),
      mail_alerts_create_email: visitorAddressSchema,
      accept: acceptanceSchema,
    }),
    budget: { remembers: 'dry-runs', admittedBy: 'dry-runs' },
    response: done,
    refuses: ['too-many-attempts'],
  }),
  activateAlert: endpoint({
    id: 'activateAlert',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/activate/{aid}'),
    summary: 'Confirms an alert by the secret of the mailed link',
    access: 'public',
    params: byAlert,
    query: none,
    body: formBody({ token: tokenSchema }),
    response: { ...done, holdsSecret: true },
    refuses: ['alert-link-over'],
  }),
  mailAlertsLink: endpoint({
    id: 'mailAlertsLink',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/manage'),
    summary:
      'Mails a link to the alerts of an address, if it has any; the response is the same if it has none',
    access: 'public',
    params: z.object({ type: jobTypeSchema }),
    query: none,
    body: formBody({ mail_alerts_create_email: visitorAddressSchema }),
    response: done,
    refuses: ['too-many-attempts'],
  }),
  openAlerts: endpoint({
    id: 'openAlerts',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/manage/{aid}'),
    summary:
      'Opens alerts by the secret of a mailed link: once all alerts of a subject, if the link was requested; as often as wanted a single alert, if the link is in one of its e-mails',
    access: 'public',
    params: byAlert,
    query: none,
    body: formBody({ token: tokenSchema }),
    response: { ...done, holdsSecret: true },
    refuses: ['alert-link-over'],
  }),
  saveAlert: endpoint({
    id: 'saveAlert',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/edit/{aid}'),
    summary: 'Changes one of the alerts opened in this browser',
    access: 'public',
    params: byAlert,
    query: none,
    body: formBody({
      filters: filtersSchema.optional(),
      categories: categoriesSchema.optional(),
      mail_alerts_create_name: nameSchema.optional(),
      mail_alerts_create_freq: frequencySchema,
    }),
    response: done,
    refuses: ['alert-link-over'],
  }),
  deleteAlert: endpoint({
    id: 'deleteAlert',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/delete/{aid}'),
    summary: 'Deletes one of the alerts opened in this browser',
    access: 'public',
    params: byAlert,
    query: none,
    body: formBody({}),
    response: done,
    refuses: ['alert-link-over'],
  }),
  disconnectAlerts: endpoint({
    id: 'disconnectAlerts',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/disconnect'),
    summary: 'Closes the alerts in this browser',
    access: 'public',
    params: z.object({ type: jobTypeSchema }),
    query: none,
    body: formBody({}),
    response: { ...done, holdsSecret: true },
  }),
  unsubscribe: endpoint({
    id: 'unsubscribe',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/unsubscribe/{aid}'),
    summary:
      'Unsubscribes from an alert, or from all alerts of its subject, by the secret in its e-mails. With the secret in the query it is the address for mail programs (RFC 8058): any body is accepted, and the response is never a redirect',
    access: 'public',
    params: byAlert,
    query: z.object({ token: tokenSchema }),
    body: formBody({ token: tokenSchema, all: z.literal('1').optional() }).catch(nothingSent),
    fromMailPrograms: true,
    response: done,
    refuses: ['alert-link-over'],
  }),
  resubscribe: endpoint({
    id: 'resubscribe',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/resubscribe/{aid}'),
    summary: 'Undoes an unsubscription, by the same secret, within seven days',
    access: 'public',
    params: byAlert,
    query: none,
    body: formBody({ token: tokenSchema, all: z.literal('1').optional() }),
    response: done,
    refuses: ['alert-link-over'],
  }),
  refuseMails: endpoint({
    id: 'refuseMails',
    method: 'post',
    ...samePaths('/mail/alerts/{type}/never/{aid}'),
    summary:
      'Stops every e-mail to the mailbox that got the link, or lifts that again, by the secret of the mailed link',
    access: 'public',
    params: byAlert,
    query: none,
    body: formBody({ token: tokenSchema, lift: z.literal('1').optional() }),
    response: done,
    refuses: ['alert-link-over'],
  }),
} as const;
