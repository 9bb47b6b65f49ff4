import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { parisTimeOf } from '@parvis/contracts/site/paris-time.ts';
import type { Reply, Route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { doneUnless, forReaders } from './for-officers.ts';
import { deleteReport, insertEntry, selectReport, selectReports } from './reports.ts';

/** What officers’ browsers use: everything goes in and out sealed. */
export function officerRoutes({ pool, clock }: EthicsPorts): readonly Route[] {
  const today = () => parisTimeOf(clock.now()).date;
  return [
    forReaders(pool, ethicsOfficerEndpoints.listEthicsReports, async ({ query }) => {
      const { page, pageSize } = query;
      return { kind: 'json', body: { ...(await selectReports(pool, query)), page, pageSize } };
    }),
    forReaders(pool, ethicsOfficerEndpoints.getEthicsReport, async ({ params }, { actor }) => {
      const report = await selectReport(pool, params.id, actorId(actor));
      return report ? { kind: 'json', body: report } : foundOrNot(false);
    }),
    forReaders(pool, ethicsOfficerEndpoints.answerEthicsReport, async ({ params, body }) => {
      const sealed = Buffer.from(body.sealed, 'base64');
      const isAdded = await insertEntry(pool, params.id, 'officer', today(), sealed);
      return foundOrNot(isAdded);
    }),
    forReaders(pool, ethicsOfficerEndpoints.deleteEthicsReport, async ({ params }) =>
      foundOrNot(await deleteReport(pool, params.id)),
    ),
  ];
}

function foundOrNot(isFound: boolean): Reply {
  return doneUnless(isFound ? undefined : 'ethics-report-not-found');
}
