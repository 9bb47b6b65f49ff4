import { ownAccountEndpoints } from '@parvis/contracts/accounts/own-account-endpoints.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import type { AccountsPorts } from '../ports.ts';
import { changePassword } from './change-password.ts';
import type { CheckPassword } from './check-password.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';

const empty = () => ({ kind: 'empty' }) as const;

/**
 * Returns the routes for a user's own account.
 * @param idleMs milliseconds after which an unused session ends
 */
export function ownAccountRoutes(
  ports: AccountsPorts,
  checkPassword: CheckPassword,
  idleMs: number,
): readonly Route[] {
  const { db, clock } = ports;
  return [
    route(ownAccountEndpoints.changePassword, async ({ body }, { actor, client }) =>
      replyTo(await changePassword(ports, checkPassword, { ...body, actor, client }), empty),
    ),
    route(ownAccountEndpoints.confirmSignIn, async ({ body }, { actor, client }) =>
      replyTo(await confirmSignIn(ports, checkPassword, { ...body, actor, client }), empty),
    ),
    route(ownAccountEndpoints.listSessions, async (_input, { actor }) =>
      replyTo(await listSessions(db, clock, idleMs, actor), jsonReply),
    ),
    route(ownAccountEndpoints.endSession, async ({ params }, { actor }) =>
      replyTo(await endSession(db, actor, params.id), empty),
    ),
    route(ownAccountEndpoints.endOtherSessions, async (_input, { actor }) =>
      replyTo(await endOtherSessions(db, actor), empty),
    ),
  ];
}
