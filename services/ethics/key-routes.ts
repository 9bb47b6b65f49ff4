import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { Handler, Route } from '../http/route.ts';
import { insertEnvelopes, selectMissing } from './envelopes.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { checkKey, consentToKey, insertKey, isAwaitingConsent, removeKey } from './keys.ts';
import { emptyReplyOrRefusal, officerRoute, readerRoute, whereProven } from './officer-route.ts';
import { selectOfficers, selectWrappedIdentity } from './officers.ts';
import { canSealTo } from './seal.ts';

/** Returns the keys of officers: created in a browser, accepted by another officer, removed. */
export function keyRoutes(ports: EthicsPorts): readonly Route[] {
  const { pool, clock } = ports;
  const { consentToEthicsKey, checkEthicsKey, removeEthicsKey } = ethicsKeyEndpoints;
  const remove: Handler<typeof removeEthicsKey> = async ({ params: { id } }, { actor }) =>
    emptyReplyOrRefusal(await removeKey(pool, { by: actorId(actor), of: id }));
  const removeProven = whereProven(ports, 'keys', remove);
  return [
    officerRoute(ethicsKeyEndpoints.getEthicsOfficers, async (_input, { actor }) => {
      const accountId = actorId(actor);
      const [officers, wrappedIdentity] = await Promise.all([
        selectOfficers(pool, accountId, toParisTime(clock.now()).date),
        selectWrappedIdentity(pool, accountId),
      ]);
      return { kind: 'json', body: { accountId, officers, wrappedIdentity } };
    }),
    officerRoute(ethicsKeyEndpoints.createEthicsKey, async ({ body }, { actor }) =>
      emptyReplyOrRefusal(
        canSealTo(body.recipient)
          ? await insertKey(pool, actorId(actor), body)
          : 'ethics-key-damaged',
      ),
    ),
    readerRoute(ports, consentToEthicsKey, 'keys', async ({ params, body }, { actor }) =>
      emptyReplyOrRefusal(await consentToKey(pool, { by: actorId(actor), of: params.id, ...body })),
    ),
    readerRoute(ports, checkEthicsKey, 'keys', async ({ params, body }, { actor }) =>
      emptyReplyOrRefusal(await checkKey(pool, { by: actorId(actor), of: params.id, ...body })),
    ),
    officerRoute(removeEthicsKey, async (input, context) => {
      const { params, query } = input;
      // A key that awaits consent opens nothing: its officer removes it without having to open it.
      const isOwn = params.id === actorId(context.actor);
      const isWaiting = isOwn && (await isAwaitingConsent(pool, params.id));
      return isWaiting
        ? remove({ params, query, body: {} }, context)
        : removeProven(input, context);
    }),
    readerRoute(
      ports,
      ethicsKeyEndpoints.listMissingEnvelopes,
      'keys',
      async (input, { actor }) => {
        const { params, query } = input;
        const missing = { by: actorId(actor), of: params.id, from: query.from };
        return { kind: 'json', body: { envelopes: await selectMissing(pool, missing) } };
      },
    ),
    readerRoute(
      ports,
      ethicsKeyEndpoints.addEthicsEnvelopes,
      'keys',
      async ({ params, body }, { actor }) => {
        const key = { by: actorId(actor), of: params.id, recipient: body.recipient };
        return emptyReplyOrRefusal(await insertEnvelopes(pool, key, body.envelopes));
      },
    ),
  ];
}
