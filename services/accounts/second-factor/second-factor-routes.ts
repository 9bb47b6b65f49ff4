import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { formRoute } from '../../http/form-route.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import type { AccountsPorts } from '../ports.ts';
import type { RenderEntry } from '../sign-in/render-entry.ts';
import { returnPath } from '../sign-in/return-path.ts';
import {
  addAuthenticator,
  confirmAuthenticator,
  getSecondFactor,
  removeAuthenticator,
} from './own-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecondStep } from './second-step.ts';

const codeOnly = { authenticator: true, passkey: false } as const;

/** Routes for a user's own authenticator, and for its reset by administrators. */
export function ownSecondFactorRoutes(
  ports: AccountsPorts,
  factor: SecondFactor,
): readonly Route[] {
  const { getSecondFactor: get, addAuthenticator: add } = secondFactorEndpoints;
  return [
    route(get, async (_input, { actor }) =>
      replyTo(await getSecondFactor(ports, factor, actor), jsonReply),
    ),
    route(add, async (_input, { actor }) =>
      replyTo(await addAuthenticator(ports, factor, actor), jsonReply),
    ),
    route(secondFactorEndpoints.confirmAuthenticator, async ({ body }, { actor }) =>
      replyTo(await confirmAuthenticator(ports, factor, { ...body, actor }), jsonReply),
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

/**
 * `POST /admin/code`: the second sign-in step with a code, which replaces the pending session. A
 * refused form is rendered without the passkey, which requires the script.
 */
export function codeRoute(factor: SecondFactor, step: SecondStep, render: RenderEntry): Route {
  return formRoute(secondFactorEndpoints.giveCode, {
    keeps: ['next'],
    async submit({ body }, { client, concerns }) {
      const waiting = await step.waitingOf(client, concerns);
      if (waiting === undefined)
        return { kind: 'refused', refusals: [{ code: 'sign-in-required' }] };
      const right = await factor.check(waiting.accountId, body.code, 'sign-in');
      if (!right.ok) return { kind: 'refused', refusals: right.refusals };
      const headers = await step.complete(client, waiting);
      return { kind: 'empty', headers, redirect: returnPath(body.next) };
    },
    render: ({ typed, ...refused }) =>
      render({
        ...refused,
        form: { kind: 'code', next: returnPath(typed.next[0]), factors: codeOnly },
      }),
  });
}
