import { z } from 'zod';
import { moduleIdSchema } from '../content/ids.ts';
import { maxThemeLength } from '../content/modules/contact.ts';
import { singleLine } from '../content/single-line.ts';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { samePaths } from '../http/local-paths.ts';
import { messageBodyBytes } from '../limits/bodies.ts';
import { acceptanceSchema } from '../subjects/acceptance.ts';
import { visitorAddressSchema } from '../subjects/visitor-address.ts';
import { maxMessageLength, maxSenderLength } from './message.ts';
import { noTheme } from './no-theme.ts';

const none = z.object({});
const byModule = z.object({ id: moduleIdSchema });
const path = '/module/contact/form/{id}';
const html = { status: 200, kind: 'html' } as const;
const themeSchema = z.string().max(maxThemeLength).default(noTheme);

/** The honeypot: a form field that people do not see and bots fill in. */
export const honeypotField = 'website';

/** The endpoints of the contact form. Specification, sections 4 and 7. */
export const contactFormEndpoints = {
  showContactForm: endpoint({
    id: 'showContactForm',
    method: 'get',
    ...samePaths(path),
    summary:
      'Returns the form of a published contact module: with X-Fragment: 1 the form alone, otherwise a page with it',
    access: 'public',
    params: byModule,
    query: none,
    body: none,
    response: html,
    refuses: ['unknown-path'],
  }),
  sendContactMessage: endpoint({
    id: 'sendContactMessage',
    method: 'post',
    ...samePaths(path),
    summary:
      'Sends a message through the form of a contact module; without the stamp of a rendered form it is treated as spam',
    access: 'public',
    params: byModule,
    query: none,
    body: formBody({
      theme: themeSchema,
      name: singleLine(maxSenderLength).min(1),
      email: visitorAddressSchema,
      message: z.string().trim().min(1).max(maxMessageLength),
      acceptance: acceptanceSchema,
      [honeypotField]: z.string().max(2_000).default(''),
      stamp: z.string().max(200).default(''),
    }),
    maxBytes: messageBodyBytes,
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
    refuses: ['unknown-path', 'too-many-attempts'],
  }),
  showContactSent: endpoint({
    id: 'showContactSent',
    method: 'get',
    ...samePaths(`${path}/sent`),
    summary: 'Returns the page that confirms that a message was sent',
    access: 'public',
    params: byModule,
    query: z.object({ theme: themeSchema }),
    body: none,
    response: html,
    refuses: ['unknown-path'],
  }),
} as const;
