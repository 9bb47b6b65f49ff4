import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { accountIdSchema, keepTokensSchema } from './endpoints.ts';

const none = z.object({});
const own = { capability: 'account.own' } as const;

/**
 * The screen that asks for the second factor after the password; `?next=` is the path to continue
 * to.
 */
export const secondFactorPath = '/admin/code';

/** The number of recovery codes, for signing in without the authenticator. */
export const recoveryCodeCount = 10;

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
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
    refuses: ['sign-in-required', 'wrong-code', 'too-many-attempts'],
  }),
  getSecondFactor: endpoint({
    id: 'getSecondFactor',
    method: 'get',
    path: '/api/account/second-factor',
    summary:
      'Returns whether you have a second factor, whether it is an authenticator, and the number of unused recovery codes',
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
    summary: 'Creates a new authenticator, which takes effect once it is confirmed with a code',
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
      'Confirms a new authenticator with a code, and ends your other sessions and your personal tokens. Your first second factor comes with recovery codes, shown only once',
    access: own,
    params: none,
    query: none,
    body: z.object({ code: codeSchema, keepTokens: keepTokensSchema }),
    response: { status: 200, kind: 'json', schema: recoveryCodesSchema, holdsSecret: true },
    refuses: ['sign-in-again', 'wrong-code', 'too-many-attempts'],
  }),
  removeAuthenticator: endpoint({
    id: 'removeAuthenticator',
    traced: true,
    method: 'delete',
    path: '/api/account/second-factor',
    summary:
      'Removes your authenticator, and ends your personal tokens; recovery codes are deleted with your last second factor',
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
      'Removes the authenticator, passkeys and recovery codes of a user who lost them, and ends their sessions and personal tokens; if their role requires a second factor, they can then only add one',
    access: { capability: 'accounts.manage' },
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found'],
  }),
} as const;
