import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import { parisTimeOf } from '@parvis/contracts/site/paris-time.ts';
import { admit } from '../http/access.ts';
import { type Handler, type Reply, type Route, route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { insertKey, selectOfficers, selectWrappedIdentity } from './officers.ts';
import { deleteReport, insertEntry, selectReport, selectReports } from './reports.ts';

/** What officers’ browsers use: everything goes in and out sealed. */
export function officerRoutes({ pool, clock }: EthicsPorts): readonly Route[] {
  const today = () => parisTimeOf(clock.now()).date;
  return [
    forOfficers(ethicsOfficerEndpoints.getEthicsOfficers, async (_input, { actor }) => {
      const accountId = actorId(actor);
      const [officers, wrappedIdentity] = await Promise.all([
        selectOfficers(pool),
        selectWrappedIdentity(pool, accountId),
      ]);
      return { kind: 'json', body: { accountId, officers, wrappedIdentity } };
    }),
    forOfficers(ethicsOfficerEndpoints.createEthicsKey, async ({ body }, { actor }) =>
      (await insertKey(pool, actorId(actor), body)) ? done : refused('ethics-key-exists'),
    ),
    forOfficers(ethicsOfficerEndpoints.listEthicsReports, async ({ query }) => {
      const { page, pageSize } = query;
      return { kind: 'json', body: { ...(await selectReports(pool, query)), page, pageSize } };
    }),
    forOfficers(ethicsOfficerEndpoints.getEthicsReport, async ({ params }, { actor }) => {
      const report = await selectReport(pool, params.id, actorId(actor));
      return report ? { kind: 'json', body: report } : refused('ethics-report-not-found');
    }),
    forOfficers(ethicsOfficerEndpoints.answerEthicsReport, async ({ params, body }) => {
      const sealed = Buffer.from(body.sealed, 'base64');
      const isAdded = await insertEntry(pool, params.id, 'officer', today(), sealed);
      return isAdded ? done : refused('ethics-report-not-found');
    }),
    forOfficers(ethicsOfficerEndpoints.deleteEthicsReport, async ({ params }) =>
      (await deleteReport(pool, params.id)) ? done : refused('ethics-report-not-found'),
    ),
  ];
}

const done: Reply = { kind: 'empty' };

function refused(code: RefusalCode): Reply {
  return { kind: 'refused', refusals: [{ code }] };
}

/** Checks the role once more, so that the binding’s check does not stand alone. */
function forOfficers<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return route(endpoint, async (input, context) => {
    const admitted = admit({ capability: 'ethics.handle' }, context.actor);
    return admitted.ok ? handle(input, context) : { kind: 'refused', refusals: admitted.refusals };
  });
}
