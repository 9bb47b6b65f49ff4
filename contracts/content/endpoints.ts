import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { pageHeaderSchema } from './header.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import {
  contentListSchema,
  contentReceiptSchema,
  contentStatusSchema,
  contentViewSchema,
  historyViewSchema,
  moduleListSchema,
  moduleViewSchema,
  revisionContentSchema,
} from './views.ts';

const none = z.object({});
const byId = z.object({ id: contentIdSchema });
const byContent = z.object({ contentId: contentIdSchema });
const byModule = z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema });

/** A page as scripts send it. */
export const createPageSchema = pageHeaderSchema.safeExtend({ locale: localeSchema });
export const savePageSchema = pageHeaderSchema.safeExtend({ draft: z.boolean().default(false) });

/**
 * A module's content as sent: the type's own data, or `{html}` for a text module,
 * which is sanitised and converted. Checked against the type's schema in the command layer.
 */
export const moduleDataSchema = z.record(z.string(), z.unknown());
export const createModuleSchema = z.object({
  type: moduleTypeSchema,
  data: moduleDataSchema.optional(),
});
export const saveModuleSchema = z.object({
  data: moduleDataSchema,
  draft: z.boolean().default(false),
});

const receipt = { status: 200, kind: 'json', schema: contentReceiptSchema } as const;
const moduleAnswer = { status: 200, kind: 'json', schema: moduleViewSchema } as const;
const empty = { status: 204, kind: 'empty' } as const;

/** REST of pages and their modules. */
export const contentEndpoints = {
  listPages: endpoint({
    id: 'listPages',
    method: 'get',
    path: '/api/pages',
    summary: 'Lists pages, newest change first',
    access: { capability: 'content.read' },
    params: none,
    query: listQuerySchema.extend({
      locale: localeSchema.optional(),
      status: contentStatusSchema.optional(),
      q: z.string().trim().max(100).optional(),
    }),
    body: none,
    answer: { status: 200, kind: 'json', schema: contentListSchema },
  }),
  createPage: endpoint({
    id: 'createPage',
    method: 'post',
    path: '/api/pages',
    summary: 'Creates an unpublished page',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    body: createPageSchema,
    answer: { status: 201, kind: 'json', schema: contentReceiptSchema },
  }),
  getPage: endpoint({
    id: 'getPage',
    method: 'get',
    path: '/api/pages/{id}',
    summary: 'Reads a page with its modules, as editors see it',
    access: { capability: 'content.read' },
    params: byId,
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'json', schema: contentViewSchema },
  }),
  savePage: endpoint({
    id: 'savePage',
    method: 'put',
    path: '/api/pages/{id}',
    summary: 'Saves a page’s header',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: savePageSchema,
    ifMatch: 'required',
    answer: receipt,
  }),
  deletePage: endpoint({
    id: 'deletePage',
    method: 'delete',
    path: '/api/pages/{id}',
    summary: 'Deletes a page; its history stays',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: none,
    ifMatch: 'optional',
    answer: empty,
  }),
  undeletePage: endpoint({
    id: 'undeletePage',
    method: 'post',
    path: '/api/pages/{id}/undelete',
    summary: 'Brings a deleted page back, unpublished',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: none,
    answer: receipt,
  }),
  publishPage: endpoint({
    id: 'publishPage',
    method: 'post',
    path: '/api/pages/{id}/publish',
    summary: 'Publishes the newest revision of the header and of every active module',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: none,
    ifMatch: 'optional',
    answer: receipt,
  }),
  unpublishPage: endpoint({
    id: 'unpublishPage',
    method: 'post',
    path: '/api/pages/{id}/unpublish',
    summary: 'Takes a page off the public site',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: none,
    ifMatch: 'optional',
    answer: receipt,
  }),
  clonePage: endpoint({
    id: 'clonePage',
    method: 'post',
    path: '/api/pages/{id}/clone',
    summary: 'Copies a page with its modules under a new, unpublished page',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: none,
    answer: { status: 201, kind: 'json', schema: contentReceiptSchema },
  }),
  pageHistory: endpoint({
    id: 'pageHistory',
    method: 'get',
    path: '/api/pages/{id}/history',
    summary: 'Lists the revisions of a page’s header, newest first',
    access: { capability: 'history.read' },
    params: byId,
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'json', schema: historyViewSchema },
  }),
  restorePage: endpoint({
    id: 'restorePage',
    method: 'post',
    path: '/api/pages/{id}/restore',
    summary: 'Makes an earlier header the newest revision',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: z.object({ revision: z.number().int().min(1) }),
    ifMatch: 'required',
    answer: receipt,
  }),
  listModules: endpoint({
    id: 'listModules',
    method: 'get',
    path: '/api/{contentId}/modules',
    summary: 'Lists an item’s modules in their order',
    access: { capability: 'content.read' },
    params: byContent,
    query: listQuerySchema,
    body: none,
    answer: { status: 200, kind: 'json', schema: moduleListSchema },
  }),
  createModule: endpoint({
    id: 'createModule',
    method: 'post',
    path: '/api/{contentId}/modules',
    summary: 'Adds a module, inactive; saved at once when data is given',
    access: { capability: 'content.write' },
    params: byContent,
    query: none,
    body: createModuleSchema,
    answer: { status: 201, kind: 'json', schema: moduleViewSchema },
  }),
  arrangeModules: endpoint({
    id: 'arrangeModules',
    method: 'put',
    path: '/api/{contentId}/modules',
    summary: 'Puts an item’s modules in this order',
    access: { capability: 'content.write' },
    params: byContent,
    query: none,
    body: z.object({ order: z.array(moduleIdSchema) }),
    answer: { status: 200, kind: 'json', schema: moduleListSchema },
  }),
  getModule: endpoint({
    id: 'getModule',
    method: 'get',
    path: '/api/{contentId}/modules/{moduleId}',
    summary: 'Reads a module’s newest revision',
    access: { capability: 'content.read' },
    params: byModule,
    query: readQuerySchema,
    body: none,
    answer: moduleAnswer,
  }),
  saveModule: endpoint({
    id: 'saveModule',
    method: 'put',
    path: '/api/{contentId}/modules/{moduleId}',
    summary:
      'Saves a module; an active module of a published page is on the site at once, unless a draft',
    access: { capability: 'content.write' },
    params: byModule,
    query: none,
    body: saveModuleSchema,
    ifMatch: 'required',
    answer: moduleAnswer,
  }),
  deleteModule: endpoint({
    id: 'deleteModule',
    method: 'delete',
    path: '/api/{contentId}/modules/{moduleId}',
    summary: 'Deletes a module; its history stays',
    access: { capability: 'content.write' },
    params: byModule,
    query: none,
    body: none,
    ifMatch: 'optional',
    answer: empty,
  }),
  undeleteModule: endpoint({
    id: 'undeleteModule',
    method: 'post',
    path: '/api/{contentId}/modules/{moduleId}/undelete',
    summary: 'Brings a deleted module back, inactive',
    access: { capability: 'content.write' },
    params: byModule,
    query: none,
    body: none,
    answer: moduleAnswer,
  }),
  restoreModule: endpoint({
    id: 'restoreModule',
    method: 'post',
    path: '/api/{contentId}/modules/{moduleId}/restore',
    summary: 'Makes an earlier revision of a module the newest',
    access: { capability: 'content.write' },
    params: byModule,
    query: none,
    body: z.object({ revision: z.number().int().min(1) }),
    ifMatch: 'required',
    answer: moduleAnswer,
  }),
  moduleRevision: endpoint({
    id: 'moduleRevision',
    method: 'get',
    path: '/api/{contentId}/modules/{moduleId}/revisions/{revision}',
    summary: 'Reads one revision of a module, for comparing',
    access: { capability: 'history.read' },
    params: byModule.extend({ revision: z.coerce.number().int().min(1) }),
    query: readQuerySchema,
    body: none,
    answer: { status: 200, kind: 'json', schema: revisionContentSchema },
  }),
} as const;
