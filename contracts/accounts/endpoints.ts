import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';
import { withholdingSchema } from './auditor-reading.ts';
import { roleSchema } from './roles.ts';
import { tokenScopeSchema, tokenScopes, usualTokenScopes } from './token-scopes.ts';

const none = z.object({});

/** The sign-in screen; `?next=` is the path to continue to. */
export const signInPath = '/admin/login';

export const minPasswordLength = 12;
export const maxPasswordLength = 200;
export const emailSchema = z.email().max(254);
export const accountNameSchema = z.string().trim().min(1).max(120);
export const newPasswordSchema = z.string().min(minPasswordLength).max(maxPasswordLength);
/** The password of a sign-in attempt. */
export const enteredPasswordSchema = z.string().min(1).max(maxPasswordLength);

/** The maximum lifetime of a personal token in days, and the default. */
export const maxTokenDays = 90;
const usualTokenDays = 30;
/** The maximum number of valid personal tokens per account. */
export const maxTokens = 20;

export const accountIdSchema = z.string().regex(/^[a-z0-9]{12}$/);

/**
 * Whether personal tokens stay valid although the password or a second factor changes: somebody else
 * may have made them.
 */
export const keepTokensSchema = z.boolean().default(false);

export const accountViewSchema = z.object({
  id: accountIdSchema,
  email: z.string(),
  name: z.string(),
  roles: z.array(roleSchema),
  /** Set when one of your roles needs a second factor, and you have none. */
  lacksSecondFactor: z.literal(true).optional(),
  /** What the site's settings withhold from you as an auditor; absent when nothing is. */
  withheld: z.array(withholdingSchema).optional(),
});
export type AccountView = z.infer<typeof accountViewSchema>;

export const listedAccountSchema = accountViewSchema.extend({
  /** Invited, and no password chosen yet. */
  invited: z.boolean(),
  /** Has a confirmed authenticator, or a passkey. */
  secondFactor: z.boolean(),
});
export type ListedAccount = z.infer<typeof listedAccountSchema>;

/** The filter fields of the list of accounts. */
export const accountListFields = {
  id: 'word',
  email: 'text',
  name: 'text',
  roles: 'words',
  invited: 'flag',
  secondFactor: 'flag',
} as const satisfies ListFields;

/** The query of the list of accounts. */
const accountListQuerySchema = listQuerySchema.extend(
  listControls({
    fields: accountListFields,
    sortedBy: ['name'],
    item: listedAccountSchema,
    example: '{"roles": {"contains": "administrator"}, "secondFactor": {"equals": false}}',
  }),
);
export type AccountListQuery = z.infer<typeof accountListQuerySchema>;

export const tokenViewSchema = z.object({
  id: accountIdSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  /** Null for a token made before there were scopes, which may do what its owner's roles permit. */
  scopes: z.array(tokenScopeSchema).nullable(),
});
export type TokenView = z.infer<typeof tokenViewSchema>;

/** Somebody's token, as administrators see it. */
export const heldTokenSchema = tokenViewSchema.extend({
  account: z.object({ id: accountIdSchema, name: z.string() }),
});
export type HeldToken = z.infer<typeof heldTokenSchema>;

export const accountEndpoints = {
  signIn: endpoint({
    id: 'signIn',
    traced: true,
    method: 'post',
    path: '/admin/session',
    summary:
      'Signs in; the response sets the session cookie, which waits for POST /admin/code or POST /admin/passkey where a second factor is set up',
    access: 'public',
    params: none,
    query: none,
    body: formBody({
      email: z.string().trim().min(1).max(254),
      password: enteredPasswordSchema,
      next: z.string().max(2048).optional(),
    }),
    budget: { admittedBy: 'hashes' },
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
    refuses: ['wrong-credentials', 'too-many-attempts'],
  }),
  signOut: endpoint({
    id: 'signOut',
    traced: true,
    method: 'delete',
    path: '/admin/session',
    summary: 'Signs out',
    access: 'public',
    params: none,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
  }),
  signOutForm: endpoint({
    id: 'signOutForm',
    traced: true,
    method: 'post',
    path: '/admin/session/end',
    summary: 'Signs out from a form; a browser is redirected to the sign-in screen',
    access: 'public',
    params: none,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty', redirectsBrowsers: true },
  }),
  whoAmI: endpoint({
    id: 'whoAmI',
    method: 'get',
    path: '/admin/session',
    summary: 'Returns the signed-in account',
    access: 'signed-in',
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: accountViewSchema },
  }),
  listTokens: endpoint({
    id: 'listTokens',
    method: 'get',
    path: '/api/tokens',
    summary: 'Lists your personal tokens',
    access: { capability: 'tokens.own' },
    params: none,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: listSchema(tokenViewSchema) },
  }),
  createToken: endpoint({
    id: 'createToken',
    traced: true,
    method: 'post',
    path: '/api/tokens',
    summary: 'Creates a personal token; its secret is shown only once',
    access: { capability: 'tokens.own' },
    params: none,
    query: none,
    body: z.object({
      /** What the token is for. */
      name: z.string().trim().min(1).max(80),
      /** Days until the token expires. */
      days: z.int().min(1).max(maxTokenDays).default(usualTokenDays),
      /** What it may do at most; its owner's roles apply as well. */
      scopes: z
        .array(tokenScopeSchema)
        .min(1)
        .max(tokenScopes.length)
        .default([...usualTokenScopes]),
    }),
    response: {
      status: 201,
      kind: 'json',
      schema: tokenViewSchema.extend({ secret: z.string() }),
      holdsSecret: true,
    },
    refuses: ['sign-in-again', 'too-many-tokens'],
  }),
  revokeToken: endpoint({
    id: 'revokeToken',
    traced: true,
    method: 'delete',
    path: '/api/tokens/{id}',
    summary: 'Revokes one of your personal tokens',
    access: { capability: 'tokens.own' },
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['token-not-found'],
  }),
  listHeldTokens: endpoint({
    id: 'listHeldTokens',
    method: 'get',
    path: '/api/accounts/tokens',
    summary: 'Lists the personal tokens of all accounts, the most recently created first',
    access: { capability: 'accounts.manage' },
    params: none,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: listSchema(heldTokenSchema) },
  }),
  revokeHeldToken: endpoint({
    id: 'revokeHeldToken',
    traced: true,
    method: 'delete',
    path: '/api/accounts/tokens/{id}',
    summary: 'Revokes the personal token of any account',
    access: { capability: 'accounts.manage' },
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['token-not-found'],
  }),
  listAccounts: endpoint({
    id: 'listAccounts',
    method: 'get',
    path: '/api/accounts',
    summary: 'Lists accounts',
    access: { capability: 'accounts.manage' },
    params: none,
    query: accountListQuerySchema,
    body: none,
    response: listResponse(listedAccountSchema),
  }),
  openAccount: endpoint({
    id: 'openAccount',
    traced: true,
    method: 'post',
    path: '/api/accounts',
    summary: 'Opens an account; its owner is mailed a one-time link to choose a password',
    access: { capability: 'accounts.manage' },
    params: none,
    query: none,
    body: z.object({
      email: emailSchema,
      name: accountNameSchema,
      roles: z.array(roleSchema).min(1),
      /** The language of the e-mail. */
      locale: localeSchema.default(defaultLocale),
    }),
    response: { status: 201, kind: 'json', schema: accountViewSchema },
    refuses: ['sign-in-again', 'account-exists'],
  }),
  closeAccount: endpoint({
    id: 'closeAccount',
    traced: true,
    method: 'delete',
    path: '/api/accounts/{id}',
    summary: 'Closes an account, and ends its sessions and tokens',
    access: { capability: 'accounts.manage' },
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['sign-in-again', 'account-not-found', 'last-administrator'],
  }),
} as const;
