import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listOf, listQuerySchema } from '../http/listing.ts';
import { authorSchema } from './entry.ts';
import { recipientSchema } from './key-endpoints.ts';

const none = z.object({});
const access = { capability: 'ethics.handle' } as const;

/** Something that age sealed, in base64. */
const maxSealedLength = 24 * 1_024 * 1_024;
export const sealedSchema = z.base64().min(1).max(maxSealedLength);
const reportIdSchema = z.uuid();

export const reportStates = ['received', 'acknowledged', 'answered', 'closed'] as const;

export const listedReportSchema = z.object({
  id: reportIdSchema,
  /** Days alone: a time could be compared with what others log. */
  receivedOn: z.iso.date(),
  state: z.enum(reportStates),
});
export type ListedReport = z.infer<typeof listedReportSchema>;

export const sealedEntrySchema = z.object({
  author: authorSchema,
  on: z.iso.date(),
  sealed: sealedSchema,
});

export const sealedReportSchema = listedReportSchema.extend({
  /** What seals further entries of this report. */
  recipient: recipientSchema,
  /** The report’s private key, sealed to yours; null until an officer’s consent reached it. */
  envelope: z.string().nullable(),
  entries: z.array(sealedEntrySchema),
});
export type SealedReport = z.infer<typeof sealedReportSchema>;

const report = z.object({ id: reportIdSchema });

export const ethicsOfficerEndpoints = {
  listEthicsReports: endpoint({
    id: 'listEthicsReports',
    method: 'get',
    path: '/api/ethics/reports',
    summary: 'Lists the ethics reports, without anything they say, newest first',
    access,
    params: none,
    query: listQuerySchema.omit({ after: true }),
    body: none,
    response: { status: 200, kind: 'json', schema: listOf(listedReportSchema) },
    refuses: ['ethics-key-missing'],
  }),
  getEthicsReport: endpoint({
    id: 'getEthicsReport',
    traced: true,
    method: 'get',
    path: '/api/ethics/reports/{id}',
    summary: 'Returns an ethics report, sealed: only an officer’s browser can read it',
    access,
    params: report,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: sealedReportSchema },
    refuses: ['ethics-key-missing', 'ethics-report-not-found'],
  }),
  answerEthicsReport: endpoint({
    id: 'answerEthicsReport',
    traced: true,
    method: 'post',
    path: '/api/ethics/reports/{id}/entries',
    summary: 'Adds an answer, sealed by your browser to the report’s key',
    access,
    params: report,
    query: none,
    body: z.object({ sealed: sealedSchema }),
    response: { status: 204, kind: 'empty' },
    refuses: ['ethics-key-missing', 'ethics-report-not-found'],
  }),
  deleteEthicsReport: endpoint({
    id: 'deleteEthicsReport',
    traced: true,
    method: 'delete',
    path: '/api/ethics/reports/{id}',
    summary: 'Deletes an ethics report and everything written about it, for ever',
    access,
    params: report,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: ['ethics-key-missing', 'ethics-report-not-found'],
  }),
} as const;
