import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';
import { accountIdSchema, newPasswordSchema } from './endpoints.ts';

const none = z.object({});

/** Where a one-time link leads; `?key=` is its secret. */
export const newPasswordPath = '/admin/password';

/** The form of somebody who forgot the password, and what it leads to. */
export const forgottenPasswordPath = '/admin/forgotten';
export const linkSentPath = `${forgottenPasswordPath}/sent`;

/**
 * The lifetime of a one-time link, in hours: for a new account, for another password at the request
 * of an administrator or of its owner, and for a new address.
 */
export const linkLifetimeHours = { invitation: 72, reset: 24, forgotten: 2, email: 24 } as const;
export const linkPurposeSchema = z.enum(['invitation', 'reset', 'forgotten', 'email']);
export type LinkPurpose = z.infer<typeof linkPurposeSchema>;

export const linkEndpoints = {
  sendLink: endpoint({
    id: 'sendLink',
    traced: true,
    method: 'post',
    path: '/api/accounts/{id}/link',
    summary:
      'Mails an account’s owner a one-time link to choose a password; earlier links become invalid',
    access: { capability: 'accounts.manage' },
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: z.object({ locale: localeSchema.default(defaultLocale) }),
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found'],
  }),
  forgetPassword: endpoint({
    id: 'forgetPassword',
    traced: true,
    method: 'post',
    path: forgottenPasswordPath,
    summary:
      'Mails the owner of an account a one-time link to choose another password; the response is the same whether the account exists or not',
    access: 'public',
    params: none,
    query: none,
    body: formBody({ email: z.string().trim().min(1).max(254) }),
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
    refuses: ['too-many-attempts'],
  }),
  choosePassword: endpoint({
    id: 'choosePassword',
    traced: true,
    method: 'post',
    path: newPasswordPath,
    summary:
      'Sets a password by a one-time link, and ends all sessions and personal tokens of the account',
    access: 'public',
    params: none,
    query: none,
    body: formBody({ key: z.string().min(1).max(100), password: newPasswordSchema }),
    budget: { admittedBy: 'hashes' },
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
    refuses: ['link-not-found'],
  }),
} as const;
