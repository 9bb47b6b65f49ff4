import {
  ethicsOfficerEndpoints,
  type ShownReports,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { ReportStep } from '@parvis/contracts/ethics/report-state.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { obtainProof } from './proof.ts';

/** Reads a page of the reports, without their contents. */
export const reportsQuery = (page: number, state: ShownReports) =>
  queryOptions({
    queryKey: ['ethics', 'reports', page, state],
    queryFn: async ({ signal }) =>
      callEndpoint(ethicsOfficerEndpoints.listEthicsReports, {
        query: { page, state, ...(await obtainProof('list')) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Reads a report, sealed. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['ethics', 'report', id],
    queryFn: async ({ signal }) =>
      callEndpoint(ethicsOfficerEndpoints.getEthicsReport, {
        params: { id },
        query: await obtainProof('read', id),
        signal,
      }),
  });

/** Reads a file of a report, sealed. */
export async function fetchAttachment(id: string, attachmentId: string): Promise<string> {
  const { sealed } = await callEndpoint(ethicsOfficerEndpoints.getEthicsAttachment, {
    params: { id, attachmentId },
    query: await obtainProof('read', id),
  });
  return sealed;
}

/** Adds an answer sealed to the report’s key. */
export async function sendAnswer(
  id: string,
  body: { sealed: string; isAnswer: boolean },
): Promise<undefined> {
  return callEndpoint(ethicsOfficerEndpoints.answerEthicsReport, {
    params: { id },
    query: await obtainProof('answer', id),
    body,
  });
}

/** Records a step in a report, which its reporter can see. */
export async function recordStep(id: string, step: ReportStep): Promise<undefined> {
  return callEndpoint(ethicsOfficerEndpoints.noteEthicsStep, {
    params: { id },
    query: await obtainProof('step', id),
    body: { step },
  });
}

/** Deletes a report permanently. */
export async function deleteReport(id: string): Promise<undefined> {
  return callEndpoint(ethicsOfficerEndpoints.deleteEthicsReport, {
    params: { id },
    query: await obtainProof('delete', id),
  });
}
