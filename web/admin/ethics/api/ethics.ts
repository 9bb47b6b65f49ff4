import {
  ethicsOfficerEndpoints,
  listedReportSchema,
  sealedReportSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import { listOf } from '@parvis/contracts/http/listing.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const reportListSchema = listOf(listedReportSchema);

/** Reads a page of the reports, which says nothing of what they hold. */
export const reportsQuery = (page: number) =>
  queryOptions({
    queryKey: ['ethics', 'reports', page],
    queryFn: ({ signal }) =>
      callEndpoint(ethicsOfficerEndpoints.listEthicsReports, reportListSchema, {
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Reads a report, sealed. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['ethics', 'report', id],
    queryFn: ({ signal }) =>
      callEndpoint(ethicsOfficerEndpoints.getEthicsReport, sealedReportSchema, {
        params: { id },
        signal,
      }),
  });

/** Adds an answer that was sealed to the report’s key. */
export function sendAnswer(id: string, sealed: string): Promise<undefined> {
  return callEndpoint(ethicsOfficerEndpoints.answerEthicsReport, z.undefined(), {
    params: { id },
    body: { sealed },
  });
}

/** Deletes a report for ever. */
export function deleteReport(id: string): Promise<undefined> {
  return callEndpoint(ethicsOfficerEndpoints.deleteEthicsReport, z.undefined(), { params: { id } });
}
