import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema, readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { approvalCommentSchema, approvalCommentsSchema, approvalNoteSchema } from './approval.ts';
import { contentIdSchema } from './ids.ts';
import { contentKinds } from './kinds.ts';
import { versionChangesSchema } from './version-changes.ts';
import { contentReceiptSchema, modulesTagSchema } from './views.ts';

const number = z.number().int().min(1);
const instant = z.iso.datetime();

/** A request for the approval of a publication. */
const requestShape = {
  /** Its number among those of the item, from 1. */
  request: number,
  note: z.string(),
  /** The name of the account that made it, whether that is the caller's, and when. */
  by: z.string(),
  isOwn: z.boolean(),
  at: instant,
};

const listedApprovalSchema = z.object({
  id: contentIdSchema,
  kind: z.enum(contentKinds),
  locale: localeSchema,
  title: z.string(),
  ...requestShape,
  /** `waiting` for somebody else's approval, or `returned` with comments. */
  state: z.enum(['waiting', 'returned']),
});
export type ListedApproval = z.infer<typeof listedApprovalSchema>;

export const approvalViewSchema = z.object({
  /** Whether the item is only published with somebody else's approval. */
  isRequired: z.boolean(),
  /** The request that waits; null when none does. */
  waiting: z
    .object({
      ...requestShape,
      /** Whether the draft is still what was requested; approval publishes what was. */
      isDraft: z.boolean(),
      /** What visitors will see differently. */
      changes: versionChangesSchema,
    })
    .nullable(),
  /** The comments with which the last request was returned; null when it was not. */
  returned: z
    .object({
      request: number,
      by: z.string(),
      at: instant,
      comments: z.array(approvalCommentSchema),
    })
    .nullable(),
});
export type ApprovalView = z.infer<typeof approvalViewSchema>;

const path = '/api/approvals/{id}';
const byId = z.object({ id: contentIdSchema });
const write = {
  method: 'post',
  access: { capability: 'content.write' },
  params: byId,
  query: z.object({}),
  response: { status: 200, kind: 'json', schema: contentReceiptSchema },
} as const;
const ofRequest = z.object({
  request: number.describe('The request that the caller saw: refused when it no longer waits'),
});

/** The endpoints of publications that somebody else has to approve. */
export const approvalEndpoints = {
  listApprovals: endpoint({
    id: 'listApprovals',
    method: 'get',
    path: '/api/approvals',
    summary: 'Lists the items whose publication waits for approval or was returned, oldest first',
    access: { capability: 'content.read' },
    params: z.object({}),
    query: listQuerySchema,
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: listSchema(listedApprovalSchema) },
  }),
  getApproval: endpoint({
    id: 'getApproval',
    method: 'get',
    path,
    summary: 'Reads whether an item needs approval, the request that waits, and the comments',
    access: { capability: 'content.read' },
    params: byId,
    query: readQuerySchema,
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: approvalViewSchema },
  }),
  requestApproval: endpoint({
    ...write,
    id: 'requestApproval',
    path,
    summary:
      'Requests approval of the draft as it is now; replaces an earlier request. Without effect when visitors see the draft already',
    body: z.object({ note: approvalNoteSchema, modulesTag: modulesTagSchema.optional() }),
    ifMatch: 'optional',
  }),
  withdrawApproval: endpoint({
    ...write,
    id: 'withdrawApproval',
    path: `${path}/withdraw`,
    summary: 'Withdraws a request, or sets aside the comments with which it was returned',
    body: ofRequest,
  }),
  approvePublication: endpoint({
    ...write,
    id: 'approvePublication',
    path: `${path}/approve`,
    summary:
      'Approves a request of somebody else, and publishes exactly the version that it was made for',
    body: ofRequest,
  }),
  returnPublication: endpoint({
    ...write,
    id: 'returnPublication',
    path: `${path}/return`,
    summary: 'Returns a request with comments on the item, its fields or its modules',
    body: ofRequest.extend({ comments: approvalCommentsSchema }),
  }),
  viewRequestedVersion: endpoint({
    id: 'viewRequestedVersion',
    method: 'get',
    path: '/admin/content/approval/{id}/view',
    summary: 'Shows the page exactly as it will be published when the request is approved',
    access: { capability: 'content.read' },
    params: byId,
    query: readQuerySchema,
    body: z.object({}),
    response: { status: 200, kind: 'html' },
  }),
} as const;
