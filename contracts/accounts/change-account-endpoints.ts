import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';
import { accountIdSchema, accountNameSchema, emailSchema } from './endpoints.ts';
import { roleSchema } from './roles.ts';

const none = z.object({});
const manage = { capability: 'accounts.manage' } as const;
const ofAccount = z.object({ id: accountIdSchema });

/** Where the link to a new address leads; `?key=` is its secret. */
export const newEmailPath = '/admin/email';

/** The endpoints that change the data of an account. */
export const changeAccountEndpoints = {
  changeRoles: endpoint({
    id: 'changeRoles',
    traced: true,
    method: 'post',
    path: '/api/accounts/{id}/roles',
    summary:
      'Gives an account other roles, from its next request on; a new one is announced to all administrators by e-mail',
    access: manage,
    params: ofAccount,
    query: none,
    body: z.object({ roles: z.array(roleSchema).min(1) }),
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found', 'last-administrator'],
  }),
  changeName: endpoint({
    id: 'changeName',
    traced: true,
    method: 'post',
    path: '/api/accounts/{id}/name',
    summary: 'Changes the name of an account, in its history too',
    access: manage,
    params: ofAccount,
    query: none,
    body: z.object({ name: accountNameSchema }),
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found'],
  }),
  changeEmail: endpoint({
    id: 'changeEmail',
    traced: true,
    method: 'post',
    path: '/api/accounts/{id}/email',
    summary:
      'Mails a one-time link to the new address of an account, which changes once it is followed; the present address is notified',
    access: manage,
    params: ofAccount,
    query: none,
    body: z.object({
      email: emailSchema,
      /** The language of the e-mails. */
      locale: localeSchema.default(defaultLocale),
    }),
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found', 'account-exists'],
  }),
  confirmEmail: endpoint({
    id: 'confirmEmail',
    traced: true,
    method: 'post',
    path: newEmailPath,
    summary: 'Confirms the new address of an account by the link that was mailed to it',
    access: 'public',
    params: none,
    query: none,
    body: formBody({ key: z.string().min(1).max(100) }),
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
    refuses: ['link-not-found'],
  }),
} as const;
