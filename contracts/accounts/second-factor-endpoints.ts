import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { accountIdSchema } from './endpoints.ts';

const none = z.object({});
const own = { capability: 'account.own' } as const;

/**
 * The screen that asks for the second factor after the password; `?next=` is the path to continue
 * to.
 */
export const secondFactorPath = '/admin/code';

/** The number of recovery codes, for signing in without the authenticator. */
export const recoveryCodes = 10;

export const secondFactorSchema = z.object({
  /** Whether sign-in requires a second factor: an authenticator or a passkey is set up. */
  enabled: z.boolean(),
  authenticator: z.boolean(),
  /** The number of unused recovery codes. */
  recoveryCodes: z.int().min(0),
});
export const newAuthenticatorSchema = z.object({
  /** In base 32, to be typed into an authenticator. */
  secret: z.string(),
  /** The same as a QR code: an SVG document. */
  qrCode: z.string(),
});
/** New codes, shown only once; none while earlier ones are valid. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const codeSchema = z.string().trim().min(6).max(40);

export const secondFactorEndpoints = {
  giveCode: endpoint({
    id: 'giveCode',
    traced: true,
    method: 'post',
    path: secondFactorPath,
    summary: 'Completes a sign-in with the code of an authenticator, or a recovery code',
    access: 'public',
    params: none,
    query: none,
    body: formBody({ code: codeSchema, next: z.string().max(2048).optional() }),
    response: { status: 204, kind: 'empty', browsersGoOn: true },
    refuses: ['sign-in-required', 'wrong-code', 'too-many-attempts'],
  }),
  getSecondFactor: endpoint({
    id: 'getSecondFactor',
    method: 'get',
    path: '/api/account/second-factor',
    summary:
      'Returns whether you have a second factor, an authenticator among them, and how many recovery codes are left',
    access: own,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: secondFactorSchema },
  }),
  addAuthenticator: endpoint({
    id: 'addAuthenticator',
    traced: true,
    method: 'post',
    path: '/api/account/second-factor',
    summary: 'Makes the secret of a new authenticator, which counts once a code of it is given',
    access: own,
    params: none,
    query: none,
    body: none,
    response: { status: 201, kind: 'json', schema: newAuthenticatorSchema, holdsSecret: true },
    refuses: ['sign-in-again', 'second-factor-exists'],
  }),
  confirmAuthenticator: endpoint({
    id: 'confirmAuthenticator',
    traced: true,
    method: 'post',
    path: '/api/account/second-factor/confirm',
    summary:
      'Confirms the new authenticator by a code; with the first second factor come recovery codes, shown only once',
    access: own,
    params: none,
    query: none,
    body: z.object({ code: codeSchema }),
    response: { status: 200, kind: 'json', schema: recoveryCodesSchema, holdsSecret: true },
    refuses: ['sign-in-again', 'wrong-code', 'too-many-attempts'],
  }),
  removeAuthenticator: endpoint({
    id: 'removeAuthenticator',
    traced: true,
    method: 'delete',
    path: '/api/account/second-factor',
    summary: 'Removes your authenticator; recovery codes go with the last second factor',
    access: own,
    params: none,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again'],
  }),
  resetSecondFactor: endpoint({
    id: 'resetSecondFactor',
    traced: true,
    method: 'delete',
    path: '/api/accounts/{id}/second-factor',
    summary:
      'Removes the authenticator, the passkeys and the recovery codes of somebody who lost them; their sessions end, and where their role needs a second factor they can only add one',
    access: { capability: 'accounts.manage' },
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found'],
  }),
} as const;
