import { accountEndpoints, signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import { type Reply, type RequestContext, type Route, route } from '../../http/route.ts';
import type { ServerCookie } from '../../http/server-cookie.ts';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * Returns the routes for signing out: `DELETE /admin/session`, and the same from a form. Signing
 * out without a session succeeds.
 */
export function signOutRoutes(sessions: Sessions, cookie: ServerCookie): readonly Route[] {
  async function signOut(_input: unknown, { client }: RequestContext): Promise<Reply> {
    const secret = cookie.read(client.cookie);
    if (secret !== undefined) await sessions.end(secret);
    return { kind: 'empty', headers: { 'Set-Cookie': cookie.take() }, redirect: signInPath };
  }
  return [route(accountEndpoints.signOut, signOut), route(accountEndpoints.signOutForm, signOut)];
}
