import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { authorSchema } from './entry.ts';
import { recipientSchema } from './key-endpoints.ts';
import { ofReaders, proofSchema, provenQuery } from './proof-endpoints.ts';
import { dueSchema, reportStateSchema, reportStates, reportStepSchema } from './report-state.ts';

const none = z.object({});
const access = { capability: 'ethics.handle' } as const;

/** Something that age sealed, in base64. */
const maxSealedLength = 24 * 1_024 * 1_024;
export const sealedSchema = z.base64().min(1).max(maxSealedLength);
const reportIdSchema = z.uuid();

export const listedReportSchema = z.object({
  id: reportIdSchema,
  /** Days only: a time could be correlated with other logs. */
  receivedOn: z.iso.date(),
  state: reportStateSchema,
  /** The next deadline, and the days left; negative when overdue. */
  due: z.object({ what: dueSchema, on: z.iso.date(), daysLeft: z.number().int() }).nullable(),
  /** The author of the last entry. */
  lastBy: authorSchema,
});
export type ListedReport = z.infer<typeof listedReportSchema>;

export const sealedEntrySchema = z.object({
  author: authorSchema,
  on: z.iso.date(),
  sealed: sealedSchema,
});

export const sealedReportSchema = listedReportSchema.extend({
  /** The public key that seals further entries of this report. */
  recipient: recipientSchema,
  /** The report’s private key, sealed to yours; null until another officer has sealed it to you. */
  envelope: z.string().nullable(),
  /** The day on which the report is deleted, unless it is opened again; null while it is not closed. */
  deletedOn: z.iso.date().nullable(),
  entries: z.array(sealedEntrySchema),
});
export type SealedReport = z.infer<typeof sealedReportSchema>;

/** Which reports are listed: a state, all that are not closed, or all. */
export const shownReports = ['open', ...reportStates, 'all'] as const;
const shownSchema = z.enum(shownReports);
export type ShownReports = z.infer<typeof shownSchema>;

/** A file of a report, padded and sealed to the report’s key. */
export const sealedAttachmentSchema = z.object({ sealed: sealedSchema });

const report = z.object({ id: reportIdSchema });

export const ethicsOfficerEndpoints = {
  listEthicsReports: endpoint({
    id: 'listEthicsReports',
    method: 'get',
    path: '/api/ethics/reports',
    summary:
      'Lists the ethics reports without their contents, by due date; those that are not closed, unless a state is requested',
    access,
    params: none,
    query: listQuerySchema
      .omit({ after: true })
      .extend({ state: shownSchema.default('open'), proof: proofSchema }),
    body: none,
    response: { status: 200, kind: 'json', schema: listSchema(listedReportSchema) },
    refuses: [...ofReaders],
  }),
  getEthicsReport: endpoint({
    id: 'getEthicsReport',
    traced: true,
    method: 'get',
    path: '/api/ethics/reports/{id}',
    summary: 'Returns an ethics report, sealed: only an officer’s browser can read it',
    access,
    params: report,
    query: provenQuery,
    body: none,
    response: { status: 200, kind: 'json', schema: sealedReportSchema },
    refuses: [...ofReaders, 'ethics-report-not-found'],
  }),
  getEthicsAttachment: endpoint({
    id: 'getEthicsAttachment',
    traced: true,
    method: 'get',
    path: '/api/ethics/reports/{id}/attachments/{attachmentId}',
    summary: 'Returns a file of an ethics report, sealed: only an officer’s browser can read it',
    access,
    params: report.extend({ attachmentId: z.uuid() }),
    query: provenQuery,
    body: none,
    response: { status: 200, kind: 'json', schema: sealedAttachmentSchema },
    refuses: [...ofReaders, 'ethics-report-not-found'],
  }),
  answerEthicsReport: endpoint({
    id: 'answerEthicsReport',
    traced: true,
    method: 'post',
    path: '/api/ethics/reports/{id}/entries',
    summary: 'Adds a reply, sealed by your browser to the report’s key',
    access,
    params: report,
    query: provenQuery,
    body: z.object({
      sealed: sealedSchema,
      isAnswer: z
        .boolean()
        .default(false)
        .describe('Whether this is the reply that is due; any message acknowledges receipt'),
    }),
    maxBytes: contentBodyBytes,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-report-not-found'],
  }),
  noteEthicsStep: endpoint({
    id: 'noteEthicsStep',
    traced: true,
    method: 'post',
    path: '/api/ethics/reports/{id}/steps',
    summary: 'Records a step in handling an ethics report, visible to the reporter',
    access,
    params: report,
    query: provenQuery,
    body: z.object({ step: reportStepSchema }),
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-report-not-found'],
  }),
  deleteEthicsReport: endpoint({
    id: 'deleteEthicsReport',
    traced: true,
    method: 'delete',
    path: '/api/ethics/reports/{id}',
    summary: 'Permanently deletes an ethics report with its thread',
    access,
    params: report,
    query: provenQuery,
    body: none,
    response: { status: 204, kind: 'empty' },
    refuses: [...ofReaders, 'ethics-report-not-found'],
  }),
} as const;
