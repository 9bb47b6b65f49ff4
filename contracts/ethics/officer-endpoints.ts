import { z } from 'zod';
import { accountIdSchema } from '../accounts/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { listOf, listQuerySchema } from '../http/listing.ts';
import { authorSchema } from './entry.ts';

const none = z.object({});
const access = { capability: 'ethics.handle' } as const;

/** The public half of a key pair, as age writes it: X25519 with ML-KEM-768, which quantum computers do not open. */
export const recipientSchema = z.string().regex(/^age1pq1[0-9a-z]{1900,2000}$/);
/** Something that age sealed, in base64. */
const maxSealedLength = 24 * 1_024 * 1_024;
export const sealedSchema = z.base64().min(1).max(maxSealedLength);
const reportIdSchema = z.uuid();

/** An officer’s key pair: the private half is sealed under a passphrase that never leaves the browser. */
const newKeySchema = z.object({
  recipient: recipientSchema,
  wrappedIdentity: z.base64().min(1).max(4_096),
});

export const officerSchema = z.object({
  accountId: accountIdSchema,
  name: z.string(),
  recipient: recipientSchema,
  /** `waiting`: no officer has consented yet, and nothing is sealed to this key. */
  state: z.enum(['waiting', 'active']),
});
export type Officer = z.infer<typeof officerSchema>;

export const officersSchema = z.object({
  /** The private half of your own key pair, sealed; null before you have one. */
  wrappedIdentity: z.string().nullable(),
  accountId: accountIdSchema,
  officers: z.array(officerSchema),
});
export type Officers = z.infer<typeof officersSchema>;

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
  getEthicsOfficers: endpoint({
    id: 'getEthicsOfficers',
    method: 'get',
    path: '/api/ethics/officers',
    summary: 'Returns the ethics officers with their public keys, and your own key, sealed',
    access,
    params: none,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: officersSchema },
  }),
  createEthicsKey: endpoint({
    id: 'createEthicsKey',
    traced: true,
    method: 'post',
    path: '/api/ethics/officers',
    summary:
      'Stores the key pair that your browser made; the first officer’s counts at once, any other once an officer consents',
    access,
    params: none,
    query: none,
    body: newKeySchema,
    response: { status: 204, kind: 'empty' },
    refuses: ['ethics-key-exists'],
  }),
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
    refuses: ['ethics-report-not-found'],
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
    refuses: ['ethics-report-not-found'],
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
    refuses: ['ethics-report-not-found'],
  }),
} as const;
