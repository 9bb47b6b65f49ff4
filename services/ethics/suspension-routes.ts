import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { admit } from '../http/access.ts';
import { type Route, route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { reinstateKey } from './keys.ts';
import { emptyReplyOrRefusal, readerRoute } from './officer-route.ts';
import { selectSuspendedKeys } from './suspend-key.ts';

/** Returns the routes about suspended keys: administrators see them, another officer lifts them. */
export function suspensionRoutes(ports: EthicsPorts): readonly Route[] {
  const { pool, clock } = ports;
  return [
    route(ethicsKeyEndpoints.listSuspendedKeys, async (_input, { actor }) => {
      const admitted = admit({ capability: 'accounts.manage' }, actor);
      if (!admitted.ok) return { kind: 'refused', refusals: admitted.refusals };
      const today = toParisTime(clock.now()).date;
      return { kind: 'json', body: { suspended: await selectSuspendedKeys(pool, today) } };
    }),
    readerRoute(
      ports,
      ethicsKeyEndpoints.reinstateEthicsKey,
      'keys',
      async ({ params }, { actor }) =>
        emptyReplyOrRefusal(await reinstateKey(pool, { by: actorId(actor), of: params.id })),
    ),
  ];
}
