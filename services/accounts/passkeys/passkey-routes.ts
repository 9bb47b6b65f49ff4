import { passkeyEndpoints } from '@parvis/contracts/accounts/passkey-endpoints.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import type { AccountsPorts } from '../ports.ts';
import type { LimitGuesses } from '../second-factor/limit-guesses.ts';
import type { SecondStep } from '../second-factor/second-step.ts';
import { addPasskey, listPasskeys, prepareNewPasskey, removePasskey } from './own-passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { checkPasskey, preparePasskey } from './sign-in-by-passkey.ts';

/** Returns the routes of users' own passkeys. */
export function ownPasskeyRoutes(ports: AccountsPorts, site: RelyingParty): readonly Route[] {
  return [
    route(passkeyEndpoints.listPasskeys, async (_input, { actor }) =>
      replyTo(await listPasskeys(ports, actor), jsonReply),
    ),
    route(passkeyEndpoints.prepareNewPasskey, async (_input, { actor }) =>
      replyTo(await prepareNewPasskey(ports, site, actor), jsonReply),
    ),
    route(passkeyEndpoints.addPasskey, async ({ body }, { actor }) =>
      replyTo(await addPasskey(ports, site, { ...body, actor }), jsonReply),
    ),
    route(passkeyEndpoints.removePasskey, async ({ params }, { actor }) =>
      replyTo(await removePasskey(ports, actor, params.id), () => ({ kind: 'empty' })),
    ),
  ];
}

const nobodyWaits = { kind: 'refused', refusals: [{ code: 'sign-in-required' }] } as const;

/**
 * Returns the routes of the second sign-in step with a passkey, which replaces the pending session.
 */
export function passkeyStepRoutes(
  ports: AccountsPorts,
  site: RelyingParty,
  step: SecondStep,
  limitGuesses: LimitGuesses,
): readonly Route[] {
  return [
    route(passkeyEndpoints.preparePasskey, async (_input, { client, concerns }) => {
      const waiting = await step.waitingOf(client, concerns);
      return waiting ? replyTo(await preparePasskey(ports, site, waiting), jsonReply) : nobodyWaits;
    }),
    route(passkeyEndpoints.givePasskey, async ({ body }, { client, concerns }) => {
      const waiting = await step.waitingOf(client, concerns);
      if (waiting === undefined) return nobodyWaits;
      const right = await limitGuesses(waiting.accountId, () =>
        checkPasskey(ports, site, waiting, body.credential),
      );
      if (!right.ok) return { kind: 'refused', refusals: right.refusals };
      return { kind: 'empty', headers: await step.complete(client, waiting) };
    }),
  ];
}
