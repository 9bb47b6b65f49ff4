import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import {
  caseContentSchema,
  caseIdSchema,
  caseNoteSchema,
  caseReasonSchema,
  holdIdSchema,
  holdTermsSchema,
  keptSchema,
} from './case.ts';

const instant = z.iso.datetime();
const by = { by: z.string(), at: instant };

const holdSchema = z.object({
  id: holdIdSchema,
  ...holdTermsSchema.shape,
  kept: z.array(keptSchema),
  ...by,
  /** Whether it keeps what it names today: neither ended nor past its day. */
  isInForce: z.boolean(),
  ended: z.object({ ...by, reason: z.string() }).nullable(),
  /** Erasures that were requested and wait for its end: the ids of the persons. */
  waiting: z.array(z.string()),
});

export const caseSchema = caseContentSchema.extend({
  id: caseIdSchema,
  revision: z.number().int().min(1),
  opened: z.object(by),
  state: z.enum(['open', 'closed']),
  holds: z.array(holdSchema),
  /** What was done on the record, the oldest first. */
  notes: z.array(
    z.object({ ...by, kind: z.enum(['note', 'closed', 'reopened']), text: z.string() }),
  ),
});
export type CaseView = z.infer<typeof caseSchema>;
export type HoldView = CaseView['holds'][number];

const path = '/api/audit/cases';
const byId = z.object({ id: caseIdSchema });
const read = { access: { capability: 'security.read' }, traced: true, body: z.object({}) } as const;
const write = {
  access: { capability: 'cases.write' },
  traced: true,
  query: z.object({}),
  response: { status: 204, kind: 'empty' },
} as const;

/** The endpoints of auditors’ cases, and of the holds on them. */
export const caseEndpoints = {
  listCases: endpoint({
    ...read,
    id: 'listCases',
    method: 'get',
    path,
    summary: 'Lists the cases of auditors, the newest first',
    params: z.object({}),
    // All are in the stream that the request reads: there is no write to wait for.
    query: listQuerySchema.omit({ after: true }),
    response: { status: 200, kind: 'json', schema: listSchema(caseSchema) },
  }),
  getCase: endpoint({
    ...read,
    id: 'getCase',
    method: 'get',
    path: `${path}/{id}`,
    summary: 'Reads a case with its notes and holds',
    params: byId,
    query: z.object({}),
    response: { status: 200, kind: 'json', schema: caseSchema },
    refuses: ['case-not-found'],
  }),
  openCase: endpoint({
    ...write,
    id: 'openCase',
    method: 'post',
    path,
    summary: 'Opens a case: a question with its addresses, words and days',
    params: z.object({}),
    body: caseContentSchema,
    response: { status: 201, kind: 'json', schema: z.object({ id: caseIdSchema }) },
  }),
  saveCase: endpoint({
    ...write,
    id: 'saveCase',
    method: 'put',
    path: `${path}/{id}`,
    summary: 'Saves another revision of a case',
    params: byId,
    body: caseContentSchema,
    ifMatch: 'required',
    refuses: ['case-not-found', 'case-closed', 'stale-revision'],
  }),
  noteCase: endpoint({
    ...write,
    id: 'noteCase',
    method: 'post',
    path: `${path}/{id}/notes`,
    summary: 'Adds a note to a case',
    params: byId,
    body: z.object({ note: caseNoteSchema }),
    refuses: ['case-not-found', 'case-closed'],
  }),
  closeCase: endpoint({
    ...write,
    id: 'closeCase',
    method: 'post',
    path: `${path}/{id}/close`,
    summary: 'Closes a case, whose holds must have ended',
    params: byId,
    body: z.object({ reason: caseReasonSchema }),
    refuses: ['case-not-found', 'case-closed', 'case-holds'],
  }),
  reopenCase: endpoint({
    ...write,
    id: 'reopenCase',
    method: 'post',
    path: `${path}/{id}/reopen`,
    summary: 'Reopens a closed case',
    params: byId,
    body: z.object({ reason: caseReasonSchema }),
    refuses: ['case-not-found', 'case-not-closed'],
  }),
  placeHold: endpoint({
    ...write,
    id: 'placeHold',
    method: 'post',
    path: `${path}/{id}/holds`,
    summary:
      'Keeps items and persons from retention, erasure and redaction, on a legal basis and until a day',
    params: byId,
    body: holdTermsSchema.extend({
      items: z
        .array(z.string().trim().min(1).max(2_048))
        .max(100)
        .default([])
        .describe(
          'Ids of items, media and other things, or paths and addresses at which items ever were',
        ),
      people: z
        .array(z.string().trim().min(1).max(320))
        .max(100)
        .default([])
        .describe('E-mail addresses or ids of persons who gave us data; only the ids are stored'),
    }),
    refuses: [
      'case-not-found',
      'case-closed',
      'hold-keeps-nothing',
      'hold-path-unknown',
      'hold-person-unknown',
    ],
  }),
  endHold: endpoint({
    ...write,
    id: 'endHold',
    method: 'post',
    path: `${path}/{id}/holds/{holdId}/end`,
    summary: 'Ends a hold: erasures that waited for it are carried out',
    params: byId.extend({ holdId: holdIdSchema }),
    body: z.object({ reason: caseReasonSchema }),
    refuses: ['case-not-found', 'hold-not-found'],
  }),
} as const;
