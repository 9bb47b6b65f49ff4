import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { formRoute } from '../../http/form-route.ts';
import { type Route, replyTo, route } from '../../http/route.ts';
import type { KnownDevices } from '../attempts/known-device.ts';
import type { AccountsPorts } from '../ports.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { DrawEntry } from '../sign-in/draw-entry.ts';
import { returnPath } from '../sign-in/return-path.ts';
import {
  addAuthenticator,
  confirmAuthenticator,
  getSecondFactor,
  removeAuthenticator,
} from './own-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import type { SecondFactor } from './second-factor.ts';

const json = (body: unknown) => ({ kind: 'json', body }) as const;

/** Everybody's own authenticator, and what administrators do for who lost theirs. */
export function ownSecondFactorRoutes(
  ports: AccountsPorts,
  factor: SecondFactor,
): readonly Route[] {
  const { getSecondFactor: get, addAuthenticator: add } = secondFactorEndpoints;
  return [
    route(get, async (_input, { actor }) =>
      replyTo(await getSecondFactor(ports, factor, actor), json),
    ),
    route(add, async (_input, { actor }) =>
      replyTo(await addAuthenticator(ports, factor, actor), json),
    ),
    route(secondFactorEndpoints.confirmAuthenticator, async ({ body }, { actor }) =>
      replyTo(await confirmAuthenticator(ports, factor, actor, body.code), json),
    ),
    route(secondFactorEndpoints.removeAuthenticator, async (_input, { actor }) =>
      replyTo(await removeAuthenticator(ports, actor), () => ({ kind: 'empty' })),
    ),
    route(secondFactorEndpoints.resetSecondFactor, async ({ params }, { actor }) =>
      replyTo(await resetSecondFactor(ports, { actor, accountId: params.id }), () => ({
        kind: 'empty',
      })),
    ),
  ];
}

/** `POST /admin/code`: the second step of signing in; the session that waits for it is replaced. */
export function codeRoute(
  factor: SecondFactor,
  sessions: Sessions,
  devices: KnownDevices,
  cookie: SessionCookie,
  draw: DrawEntry,
): Route {
  return formRoute(secondFactorEndpoints.giveCode, {
    keeps: ['next'],
    async submit({ body }, { client, concerns }) {
      const waiting = cookie.read(client.cookie);
      const accountId = waiting && (await sessions.accountWaiting(waiting));
      if (!waiting || !accountId)
        return { kind: 'refused', refusals: [{ code: 'sign-in-required' }] };
      concerns?.(accountId);
      const right = await factor.check(accountId, body.code, true);
      if (!right.ok) return { kind: 'refused', refusals: right.refusals };
      await sessions.end(waiting);
      const session = await sessions.start(accountId, deviceName(client.userAgent), 'complete');
      const headers = {
        'Set-Cookie': [cookie.give(session, sessions.lastsMs), devices.give(accountId)],
      };
      return { kind: 'empty', headers, redirect: returnPath(body.next) };
    },
    draw: ({ typed, ...refused }) =>
      draw({ ...refused, form: { kind: 'code', next: returnPath(typed.next[0]) } }),
  });
}
