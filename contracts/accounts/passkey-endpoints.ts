import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { accountIdSchema, keepTokensSchema } from './endpoints.ts';
import {
  creationOptionsSchema,
  newCredentialSchema,
  requestOptionsSchema,
  usedCredentialSchema,
} from './passkey.ts';
import { recoveryCodesSchema } from './second-factor-endpoints.ts';

const none = z.object({});
const own = { capability: 'account.own' } as const;

export const maxPasskeyNameLength = 60;

export const passkeyViewSchema = z.object({
  id: accountIdSchema,
  /** The name that its owner gave it. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until it is first used to sign in. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.infer<typeof passkeyViewSchema>;

export const passkeyListSchema = z.object({ items: z.array(passkeyViewSchema) });
/** Recovery codes, issued with the first second factor only. */
export const newPasskeySchema = passkeyViewSchema.extend(recoveryCodesSchema.shape);

export const passkeyEndpoints = {
  listPasskeys: endpoint({
    id: 'listPasskeys',
    method: 'get',
    path: '/api/account/passkeys',
    summary: 'Lists your passkeys, oldest first',
    access: own,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: passkeyListSchema },
  }),
  prepareNewPasskey: endpoint({
    id: 'prepareNewPasskey',
    method: 'post',
    path: '/api/account/passkeys/options',
    summary:
      'Returns the options with which a browser creates a passkey; the challenge can be answered once, with POST /api/account/passkeys',
    access: own,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: creationOptionsSchema, holdsSecret: true },
    refuses: ['sign-in-again', 'too-many-passkeys'],
  }),
  addPasskey: endpoint({
    id: 'addPasskey',
    traced: true,
    method: 'post',
    path: '/api/account/passkeys',
    summary:
      'Adds a passkey created by a browser, and ends your other sessions and your personal tokens. Your first second factor comes with recovery codes, shown only once',
    access: own,
    params: none,
    query: none,
    body: z.object({
      name: z.string().trim().min(1).max(maxPasskeyNameLength),
      credential: newCredentialSchema,
      keepTokens: keepTokensSchema,
    }),
    response: { status: 201, kind: 'json', schema: newPasskeySchema, holdsSecret: true },
    refuses: [
      'sign-in-again',
      'passkey-challenge-over',
      'passkey-other-site',
      'passkey-wrong',
      'passkey-exists',
      'too-many-passkeys',
    ],
  }),
  removePasskey: endpoint({
    id: 'removePasskey',
    traced: true,
    method: 'delete',
    path: '/api/account/passkeys/{id}',
    summary:
      'Removes one of your passkeys, and ends your personal tokens; recovery codes are deleted with your last second factor',
    access: own,
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'passkey-not-found'],
  }),
  preparePasskey: endpoint({
    id: 'preparePasskey',
    method: 'post',
    path: '/admin/passkey/options',
    summary:
      'Returns the options with which a browser uses a passkey after the password; the challenge can be answered once, with POST /admin/passkey',
    access: 'public',
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: requestOptionsSchema, holdsSecret: true },
    refuses: ['sign-in-required', 'passkey-unknown'],
  }),
  givePasskey: endpoint({
    id: 'givePasskey',
    traced: true,
    method: 'post',
    path: '/admin/passkey',
    summary: 'Completes a sign-in with a passkey',
    access: 'public',
    params: none,
    query: none,
    body: z.object({ credential: usedCredentialSchema }),
    response: { status: 204, kind: 'empty', holdsSecret: true },
    refuses: [
      'sign-in-required',
      'passkey-unknown',
      'passkey-challenge-over',
      'passkey-other-site',
      'passkey-wrong',
      'passkey-copied',
      'too-many-attempts',
    ],
  }),
} as const;
