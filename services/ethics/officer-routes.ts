import { actorId } from '@parvis/contracts/accounts/actor.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { ethicsProofEndpoints } from '@parvis/contracts/ethics/proof-endpoints.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { Reply, Route } from '../http/route.ts';
import { selectAttachment } from './attachments.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { emptyReplyOrRefusal, officerRoute, readerRoute } from './officer-route.ts';
import { issueProof } from './proofs.ts';
import { addEntry, recordStep } from './report-steps.ts';
import { deleteReport, selectReport, selectReports } from './reports.ts';

/** Returns the routes for officers’ browsers: all contents are sealed. */
export function officerRoutes(ports: EthicsPorts): readonly Route[] {
  const { pool, clock, keptDays } = ports;
  const today = () => toParisTime(clock.now()).date;
  return [
    officerRoute(ethicsProofEndpoints.challengeEthicsOfficer, async ({ body }, { actor }) => {
      const proven = { accountId: actorId(actor), ...body };
      const sealed = await issueProof(pool, clock.now(), proven);
      return sealed === undefined
        ? emptyReplyOrRefusal('ethics-key-missing')
        : { kind: 'json', body: { sealed } };
    }),
    readerRoute(ports, ethicsOfficerEndpoints.listEthicsReports, 'list', async ({ query }) => {
      const { page, pageSize } = query;
      const reports = await selectReports(pool, { ...query, today: today() });
      return { kind: 'json', body: { ...reports, page, pageSize } };
    }),
    readerRoute(
      ports,
      ethicsOfficerEndpoints.getEthicsReport,
      'read',
      async ({ params }, { actor }) => {
        const requested = { accountId: actorId(actor), today: today() };
        const report = await selectReport(pool, { ...params, ...requested, keptDays });
        return report ? { kind: 'json', body: report } : foundOrNot(false);
      },
    ),
    readerRoute(ports, ethicsOfficerEndpoints.getEthicsAttachment, 'read', async ({ params }) => {
      const sealed = await selectAttachment(pool, params.id, params.attachmentId);
      return sealed === undefined ? foundOrNot(false) : { kind: 'json', body: { sealed } };
    }),
    readerRoute(
      ports,
      ethicsOfficerEndpoints.answerEthicsReport,
      'answer',
      async ({ params, body }) => {
        const sealed = Buffer.from(body.sealed, 'base64');
        const step = body.isAnswer ? 'answer' : 'acknowledge';
        const entry = { id: params.id, author: 'officer', sealed, step, on: today() } as const;
        return foundOrNot(await addEntry(pool, entry));
      },
    ),
    readerRoute(ports, ethicsOfficerEndpoints.noteEthicsStep, 'step', async ({ params, body }) =>
      foundOrNot(await recordStep(pool, { ...params, ...body, on: today() })),
    ),
    readerRoute(ports, ethicsOfficerEndpoints.deleteEthicsReport, 'delete', async ({ params }) =>
      foundOrNot(await deleteReport(pool, params.id)),
    ),
  ];
}

function foundOrNot(isFound: boolean): Reply {
  return emptyReplyOrRefusal(isFound ? undefined : 'ethics-report-not-found');
}
