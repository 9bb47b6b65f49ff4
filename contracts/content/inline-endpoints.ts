import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { createPageSchema, moduleDataSchema } from './endpoints.ts';
import { contentIdSchema, moduleIdSchema, proposalIdSchema } from './ids.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import {
  contentReceiptSchema,
  contentViewSchema,
  historyViewSchema,
  lockViewSchema,
  moduleViewSchema,
  proposalListSchema,
  proposalViewSchema,
} from './views.ts';

const none = z.object({});

/** What `{type}` may be in `/admin/inline/{type}/…`. */
export const inlineTypeSchema = z.enum(['page', 'module']);
export type InlineType = z.infer<typeof inlineTypeSchema>;

const byType = z.object({ type: inlineTypeSchema });
const byTypeAndId = byType.extend({ id: z.union([contentIdSchema, moduleIdSchema]) });
const byModule = z.object({ id: moduleIdSchema });
const byProposal = z.object({ id: proposalIdSchema });

const lockAnswer = { status: 200, kind: 'json', schema: lockViewSchema } as const;
const proposalAnswer = { status: 200, kind: 'json', schema: proposalViewSchema } as const;

/** The form of a page's header or of a module: its newest content, revision and lock. */
export const inlineFormSchema = z.object({
  type: inlineTypeSchema,
  id: z.string(),
  revision: z.number().int().min(0),
  data: z.record(z.string(), z.unknown()).nullable(),
  lock: lockViewSchema.nullable(),
});
export type InlineForm = z.infer<typeof inlineFormSchema>;

const receiptOrModule = z.union([contentReceiptSchema, moduleViewSchema]);

/** The back-office's own addresses, as the specification names them. */
export const inlineEndpoints = {
  lock: endpoint({
    id: 'lock',
    method: 'post',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Takes the lock of an item; 423 names the holder; takeOver takes it from them',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: z.object({ takeOver: z.boolean().default(false) }),
    answer: lockAnswer,
  }),
  heartbeat: endpoint({
    id: 'heartbeat',
    method: 'put',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Extends the lease of the lock you hold',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    answer: lockAnswer,
  }),
  readLock: endpoint({
    id: 'readLock',
    method: 'get',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Says who holds the lock of an item; null when nobody does',
    access: { capability: 'content.read' },
    params: byTypeAndId,
    query: none,
    body: none,
    answer: { status: 200, kind: 'json', schema: lockViewSchema.nullable() },
  }),
  release: endpoint({
    id: 'release',
    method: 'delete',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Releases the lock you hold',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    answer: { status: 204, kind: 'empty' },
  }),
  form: endpoint({
    id: 'form',
    method: 'get',
    path: '/admin/inline/{type}/{id}/form',
    summary: 'Reads what a form edits',
    access: { capability: 'content.read' },
    params: byTypeAndId,
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'json', schema: inlineFormSchema },
  }),
  saveForm: endpoint({
    id: 'saveForm',
    method: 'post',
    path: '/admin/inline/{type}/{id}/saveform',
    summary: 'Saves what a form edited',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: z.object({ data: moduleDataSchema, draft: z.boolean().default(false) }),
    ifMatch: 'required',
    answer: { status: 200, kind: 'json', schema: receiptOrModule },
  }),
  clone: endpoint({
    id: 'clone',
    method: 'post',
    path: '/admin/inline/{type}/{id}/clone',
    summary: 'Copies a page with its modules, or a module within its item',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    answer: { status: 201, kind: 'json', schema: receiptOrModule },
  }),
  remove: endpoint({
    id: 'remove',
    method: 'delete',
    path: '/admin/inline/{type}/{id}/delete',
    summary: 'Deletes a page or a module; its history stays',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    ifMatch: 'optional',
    answer: { status: 204, kind: 'empty' },
  }),
  newForm: endpoint({
    id: 'newForm',
    method: 'get',
    path: '/admin/inline/{type}/new',
    summary: 'Reads an empty form',
    access: { capability: 'content.read' },
    params: byType,
    query: z.object({ moduleType: moduleTypeSchema.optional() }),
    body: none,
    answer: { status: 200, kind: 'json', schema: inlineFormSchema },
  }),
  create: endpoint({
    id: 'create',
    method: 'post',
    path: '/admin/inline/{type}/new',
    summary: 'Creates a page, or adds a module that was not saved yet to an item',
    access: { capability: 'content.write' },
    params: byType,
    query: none,
    body: z.union([
      createPageSchema,
      z.object({ contentId: contentIdSchema, moduleType: moduleTypeSchema }),
    ]),
    answer: { status: 201, kind: 'json', schema: receiptOrModule },
  }),
  moduleHistory: endpoint({
    id: 'moduleHistory',
    method: 'get',
    path: '/admin/inline/module/{id}/history',
    summary: 'Lists a module’s revisions, newest first',
    access: { capability: 'history.read' },
    params: byModule,
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'json', schema: historyViewSchema },
  }),
  previewModule: endpoint({
    id: 'previewModule',
    method: 'get',
    path: '/admin/inline/module/{id}/preview/{revision}',
    summary: 'Shows the page with this revision of the module in place',
    access: { capability: 'history.read' },
    params: byModule.extend({ revision: z.coerce.number().int().min(1) }),
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'html' },
  }),
  moduleAction: endpoint({
    id: 'moduleAction',
    method: 'post',
    path: '/admin/inline/module/{id}/{action}',
    summary: 'Activates or deactivates a module',
    access: { capability: 'content.write' },
    params: byModule.extend({ action: z.enum(['activate', 'deactivate']) }),
    query: none,
    body: none,
    answer: { status: 200, kind: 'json', schema: moduleViewSchema },
  }),
  listMerges: endpoint({
    id: 'listMerges',
    method: 'get',
    path: '/admin/content/merge-lang',
    summary: 'Lists merge-language proposals, newest first',
    access: { capability: 'content.read' },
    params: none,
    query: listQuerySchema.extend({
      contentId: contentIdSchema.optional(),
      status: z.enum(['proposed', 'accepted', 'declined']).optional(),
    }),
    body: none,
    answer: { status: 200, kind: 'json', schema: proposalListSchema },
  }),
  proposeMerge: endpoint({
    id: 'proposeMerge',
    method: 'post',
    path: '/admin/content/merge-lang',
    summary: 'Proposes that two items translate each other',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    body: z.object({ sourceId: contentIdSchema, targetId: contentIdSchema }),
    answer: { status: 201, kind: 'json', schema: proposalViewSchema },
  }),
  acceptMerge: endpoint({
    id: 'acceptMerge',
    method: 'post',
    path: '/admin/content/merge-lang/{id}/accept',
    summary: 'Joins the translation groups of a proposal',
    access: { capability: 'content.write' },
    params: byProposal,
    query: none,
    body: none,
    answer: proposalAnswer,
  }),
  declineMerge: endpoint({
    id: 'declineMerge',
    method: 'post',
    path: '/admin/content/merge-lang/{id}/decline',
    summary: 'Declines a proposal',
    access: { capability: 'content.write' },
    params: byProposal,
    query: none,
    body: none,
    answer: proposalAnswer,
  }),
  adminPage: endpoint({
    id: 'adminPage',
    method: 'get',
    path: '/admin/content/page/{id}/view',
    summary: 'Shows a page as editors see it: newest revisions, inactive modules left out',
    access: { capability: 'content.read' },
    params: z.object({ id: contentIdSchema }),
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'html' },
  }),
  editView: endpoint({
    id: 'editView',
    method: 'get',
    path: '/admin/content/page/{id}/edit-data',
    summary: 'Reads everything the page editor opens with',
    access: { capability: 'content.read' },
    params: z.object({ id: contentIdSchema }),
    query: readQuerySchema,
    body: none,
    answer: {
      status: 200,
      kind: 'json',
      schema: z.object({ content: contentViewSchema, lock: lockViewSchema.nullable() }),
    },
  }),
} as const;
