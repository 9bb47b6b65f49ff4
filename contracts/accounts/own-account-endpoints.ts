import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  accountIdSchema,
  enteredPasswordSchema,
  keepTokensSchema,
  newPasswordSchema,
} from './endpoints.ts';

const none = z.object({});
const own = { capability: 'account.own' } as const;

export const sessionViewSchema = z.object({
  id: accountIdSchema,
  /** Browser and operating system; null when the request did not name them. */
  device: z.string().nullable(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session that the request came with. */
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

/** The endpoints for one's own account. */
export const ownAccountEndpoints = {
  changePassword: endpoint({
    id: 'changePassword',
    traced: true,
    method: 'post',
    path: '/api/account/password',
    summary: 'Changes your password, and ends your other sessions and your personal tokens',
    access: own,
    params: none,
    query: none,
    body: z.object({
      present: enteredPasswordSchema,
      password: newPasswordSchema,
      keepTokens: keepTokensSchema,
    }),
    response: { status: 204, kind: 'empty' },
    refuses: ['wrong-password', 'too-many-attempts'],
  }),
  confirmSignIn: endpoint({
    id: 'confirmSignIn',
    traced: true,
    method: 'post',
    path: '/api/account/confirm',
    summary:
      'Confirms your identity by your password; some requests require this within the last ten minutes',
    access: own,
    params: none,
    query: none,
    body: z.object({ password: enteredPasswordSchema }),
    response: { status: 204, kind: 'empty' },
    refuses: ['wrong-password', 'too-many-attempts'],
  }),
  listSessions: endpoint({
    id: 'listSessions',
    method: 'get',
    path: '/api/account/sessions',
    summary: 'Lists your sessions, most recently used first',
    access: own,
    params: none,
    query: none,
    body: none,
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({ items: z.array(sessionViewSchema) }),
    },
  }),
  endSession: endpoint({
    id: 'endSession',
    traced: true,
    method: 'delete',
    path: '/api/account/sessions/{id}',
    summary: 'Ends one of your sessions',
    access: own,
    params: z.object({ id: accountIdSchema }),
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['session-not-found'],
  }),
  endOtherSessions: endpoint({
    id: 'endOtherSessions',
    traced: true,
    method: 'post',
    path: '/api/account/sessions/end-others',
    summary: 'Ends all your sessions except this one',
    access: own,
    params: none,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
  }),
} as const;
