import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import type { Route } from '../http/route.ts';
import { insertEnvelopes, selectMissing } from './envelopes.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { checkKey, consentToKey, insertKey, removeKey } from './keys.ts';
import { emptyReplyOrRefusal, officerRoute, readerRoute } from './officer-route.ts';
import { selectOfficers, selectWrappedIdentity } from './officers.ts';

/** Returns the keys of officers: created in a browser, accepted by another officer, removed. */
export function keyRoutes({ pool }: EthicsPorts): readonly Route[] {
  return [
    officerRoute(ethicsKeyEndpoints.getEthicsOfficers, async (_input, { actor }) => {
      const accountId = actorId(actor);
      const [officers, wrappedIdentity] = await Promise.all([
        selectOfficers(pool, accountId),
        selectWrappedIdentity(pool, accountId),
      ]);
      return { kind: 'json', body: { accountId, officers, wrappedIdentity } };
    }),
    officerRoute(ethicsKeyEndpoints.createEthicsKey, async ({ body }, { actor }) =>
      emptyReplyOrRefusal(await insertKey(pool, actorId(actor), body)),
    ),
    officerRoute(ethicsKeyEndpoints.consentToEthicsKey, async ({ params, body }, { actor }) =>
      emptyReplyOrRefusal(await consentToKey(pool, { by: actorId(actor), of: params.id, ...body })),
    ),
    officerRoute(ethicsKeyEndpoints.checkEthicsKey, async ({ params, body }, { actor }) =>
      emptyReplyOrRefusal(await checkKey(pool, { by: actorId(actor), of: params.id, ...body })),
    ),
    officerRoute(ethicsKeyEndpoints.removeEthicsKey, async ({ params: { id } }, { actor }) =>
      emptyReplyOrRefusal(await removeKey(pool, { by: actorId(actor), of: id })),
    ),
    readerRoute(pool, ethicsKeyEndpoints.listMissingEnvelopes, async (input, { actor }) => {
      const { params, query } = input;
      const missing = { by: actorId(actor), of: params.id, from: query.from };
      return { kind: 'json', body: { envelopes: await selectMissing(pool, missing) } };
    }),
    officerRoute(ethicsKeyEndpoints.addEthicsEnvelopes, async ({ params, body }, { actor }) => {
      const key = { by: actorId(actor), of: params.id, recipient: body.recipient };
      return emptyReplyOrRefusal(await insertEnvelopes(pool, key, body.envelopes));
    }),
  ];
}
