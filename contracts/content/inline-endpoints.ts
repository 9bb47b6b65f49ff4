import { z } from 'zod';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { namedRevisionSchema } from '../revisions/views.ts';
import { localeSchema } from '../site/locale.ts';
import { editorDataEndpoint, typedViewEndpoint, viewEndpoint } from './editor-endpoints-of-kind.ts';
import { contentIdSchema, moduleIdSchema, proposalIdSchema } from './ids.ts';
import { contentKinds, forEachKind, idNames } from './kinds.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import { moduleDataSchema } from './sent-modules.ts';
import {
  contentReceiptSchema,
  historyViewSchema,
  itemReceiptSchema,
  lockViewSchema,
  moduleViewSchema,
  proposalListSchema,
  proposalStatusSchema,
  proposalViewSchema,
} from './views.ts';
import { deletionQuerySchema, writeFields } from './write-fields.ts';

const none = z.object({});

/** The values of `{type}` in `/admin/inline/{type}/…`. */
export const inlineTypeSchema = z.enum([...contentKinds, 'module']);
export type InlineType = z.infer<typeof inlineTypeSchema>;

const byType = z.object({ type: inlineTypeSchema });
const byTypeAndId = byType.extend({ id: z.union([contentIdSchema, moduleIdSchema]) });
const byModule = z.object({ id: moduleIdSchema });
const byProposal = z.object({ id: proposalIdSchema });

const lockResponse = { status: 200, kind: 'json', schema: lockViewSchema } as const;
const proposalResponse = { status: 200, kind: 'json', schema: proposalViewSchema } as const;

/** The form of an item's header or of a module: its newest content, revision and its own lock. */
export const inlineFormSchema = z.object({
  type: inlineTypeSchema,
  id: z.string(),
  revision: z.number().int().min(0),
  data: z.record(z.string(), z.unknown()).nullable(),
  lock: lockViewSchema.nullable(),
});
export type InlineForm = z.infer<typeof inlineFormSchema>;

/** The item to add a module to, and the module's type. */
export const inlineModuleSchema = z.object({
  contentId: contentIdSchema,
  moduleType: moduleTypeSchema,
});

const receiptOrModule = z.union([contentReceiptSchema, moduleViewSchema]);
const wholeReceiptOrModule = z.union([itemReceiptSchema, moduleViewSchema]);

/** The back-office's endpoints for any item, for modules and for proposals. */
const itemAndModuleEndpoints = {
  lock: endpoint({
    id: 'lock',
    method: 'post',
    path: '/admin/inline/{type}/{id}/lock',
    summary:
      'Takes the lock of an item’s header or of a module; responds 423 with the holder’s name, unless takeOver is set',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: z.object({ takeOver: z.boolean().default(false) }),
    response: lockResponse,
  }),
  heartbeat: endpoint({
    id: 'heartbeat',
    method: 'put',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Extends your lock',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    response: lockResponse,
  }),
  readLock: endpoint({
    id: 'readLock',
    method: 'get',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Returns the lock of a header or module and its holder; null when it is not locked',
    access: { capability: 'content.read' },
    params: byTypeAndId,
    query: none,
    body: none,
    response: { status: 200, kind: 'json', schema: lockViewSchema.nullable() },
  }),
  release: endpoint({
    id: 'release',
    method: 'delete',
    path: '/admin/inline/{type}/{id}/lock',
    summary: 'Releases your lock',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
  }),
  form: endpoint({
    id: 'form',
    method: 'get',
    path: '/admin/inline/{type}/{id}/form',
    summary: 'Reads the data of a form',
    access: { capability: 'content.read' },
    params: byTypeAndId,
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: inlineFormSchema },
  }),
  saveForm: endpoint({
    id: 'saveForm',
    method: 'post',
    path: '/admin/inline/{type}/{id}/saveform',
    summary: 'Saves the data of a form',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: z.object({ data: moduleDataSchema, ...writeFields }),
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: wholeReceiptOrModule },
  }),
  clone: endpoint({
    id: 'clone',
    method: 'post',
    path: '/admin/inline/{type}/{id}/clone',
    summary: 'Copies an item with its modules, or a module within its item',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: none,
    body: none,
    response: { status: 201, kind: 'json', schema: receiptOrModule },
  }),
  remove: endpoint({
    id: 'remove',
    method: 'delete',
    path: '/admin/inline/{type}/{id}/delete',
    summary:
      'Deletes an item, at once, or a module, once the item is published; its history is kept',
    access: { capability: 'content.write' },
    params: byTypeAndId,
    query: deletionQuerySchema,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
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
    response: { status: 200, kind: 'json', schema: inlineFormSchema },
  }),
  create: endpoint({
    id: 'create',
    method: 'post',
    path: '/admin/inline/{type}/new',
    summary: 'Creates an item, or adds an empty module to one',
    access: { capability: 'content.write' },
    params: byType,
    query: none,
    /** The body that creates an item of this kind, or `inlineModuleSchema`, depending on the type. */
    body: z.looseObject({ locale: localeSchema.optional(), ...inlineModuleSchema.partial().shape }),
    maxBytes: contentBodyBytes,
    response: { status: 201, kind: 'json', schema: wholeReceiptOrModule },
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
    response: { status: 200, kind: 'json', schema: historyViewSchema },
  }),
  previewModule: endpoint({
    id: 'previewModule',
    method: 'get',
    path: '/admin/inline/module/{id}/preview/{revision}',
    summary: 'Shows the page with this revision of the module',
    access: { capability: 'history.read' },
    params: byModule.extend({ revision: namedRevisionSchema }),
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'html' },
  }),
  moduleAction: endpoint({
    id: 'moduleAction',
    method: 'post',
    path: '/admin/inline/module/{id}/{action}',
    summary: 'Activates or deactivates a module',
    access: { capability: 'content.write' },
    params: byModule.extend({ action: z.enum(['activate', 'deactivate']) }),
    query: none,
    body: z.object(writeFields),
    response: { status: 200, kind: 'json', schema: moduleViewSchema },
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
      status: proposalStatusSchema.optional(),
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: proposalListSchema },
  }),
  proposeMerge: endpoint({
    id: 'proposeMerge',
    method: 'post',
    path: '/admin/content/merge-lang',
    summary: 'Proposes to link two items as translations',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    body: z.object({ sourceId: contentIdSchema, targetId: contentIdSchema }),
    response: { status: 201, kind: 'json', schema: proposalViewSchema },
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
    response: proposalResponse,
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
    response: proposalResponse,
  }),
} as const;

/**
 * The endpoints from which the back-office loads an item of each kind: its rendering and its
 * editor's data.
 */
export const editorEndpoints = forEachKind((kind) => ({
  view: viewEndpoint(kind, `admin${idNames[kind][0]}`),
  typedView: typedViewEndpoint(kind, `typed${idNames[kind][0]}`),
  editData: editorDataEndpoint(kind, kind === 'page' ? 'editView' : `edit${idNames[kind][0]}`),
}));

/**
 * The back-office's endpoints, at the addresses that the specification gives, by id; those of each
 * kind are typed in `editorEndpoints`.
 */
export const inlineEndpoints: typeof itemAndModuleEndpoints = {
  ...Object.fromEntries(
    Object.values(editorEndpoints)
      .flatMap((endpoints): readonly Endpoint[] => Object.values(endpoints))
      .map((one) => [one.id, one]),
  ),
  ...itemAndModuleEndpoints,
};
