import { z } from 'zod';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { namedRevisionSchema } from '../revisions/views.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { createSchemas, kindEndpoints, restoredRevisionSchema } from './kind-endpoints.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import { sharedPreviewEndpoint } from './preview-link-endpoints.ts';
import { moduleDataSchema } from './sent-modules.ts';
import { undoneChangeSchema, undoneQuerySchema } from './undone-change.ts';
import {
  moduleListSchema,
  moduleViewSchema,
  plannedContentListSchema,
  revisionContentSchema,
} from './views.ts';
import { deletionQuerySchema, writeFields } from './write-fields.ts';

/** The body of a request to create a page. */
export const createPageSchema = createSchemas.page;

const none = z.object({});
const byContent = z.object({ contentId: contentIdSchema });
const byModule = z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema });

export const createModuleSchema = z.object({
  type: moduleTypeSchema,
  data: moduleDataSchema.optional(),
});
export const saveModuleSchema = z.object({
  data: moduleDataSchema,
  ...writeFields,
});

const moduleResponse = { status: 200, kind: 'json', schema: moduleViewSchema } as const;
const empty = { status: 204, kind: 'empty' } as const;
const onModule = {
  method: 'post',
  access: { capability: 'content.write' },
  params: byModule,
  query: none,
  body: z.object(writeFields),
  response: moduleResponse,
} as const;

const { page } = kindEndpoints;

/** The REST endpoints of pages and modules, by id. */
const pageAndModuleEndpoints = {
  listPages: page.list,
  createPage: page.create,
  getPage: page.get,
  savePage: page.save,
  deletePage: page.delete,
  undeletePage: page.undelete,
  publishPage: page.publish,
  unpublishPage: page.unpublish,
  archivePage: page.archive,
  unarchivePage: page.unarchive,
  schedulePage: page.schedule,
  clonePage: page.clone,
  pageHistory: page.history,
  pageRevision: page.revision,
  restorePage: page.restore,
  translatePage: page.translate,
  listScheduled: endpoint({
    id: 'listScheduled',
    method: 'get',
    path: '/api/scheduled',
    summary: 'Lists the items with a planned publication or end, next due first',
    access: { capability: 'content.read' },
    params: none,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: plannedContentListSchema },
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
    response: { status: 200, kind: 'json', schema: moduleListSchema },
  }),
  createModule: endpoint({
    id: 'createModule',
    method: 'post',
    path: '/api/{contentId}/modules',
    summary: 'Adds an inactive module; saves it if data is given',
    access: { capability: 'content.write' },
    params: byContent,
    query: none,
    body: createModuleSchema,
    maxBytes: contentBodyBytes,
    response: { status: 201, kind: 'json', schema: moduleViewSchema },
  }),
  arrangeModules: endpoint({
    id: 'arrangeModules',
    method: 'put',
    path: '/api/{contentId}/modules',
    summary: 'Reorders an item’s modules, and activates some of them',
    access: { capability: 'content.write' },
    params: byContent,
    query: none,
    body: z.object({
      order: z.array(moduleIdSchema),
      activate: z.array(moduleIdSchema).optional().describe('Modules to activate in the same step'),
      ...writeFields,
    }),
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: moduleListSchema },
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
    response: moduleResponse,
  }),
  saveModule: endpoint({
    id: 'saveModule',
    method: 'put',
    path: '/api/{contentId}/modules/{moduleId}',
    summary: 'Saves a module',
    access: { capability: 'content.write' },
    params: byModule,
    query: none,
    body: saveModuleSchema,
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response: moduleResponse,
  }),
  deleteModule: endpoint({
    id: 'deleteModule',
    method: 'delete',
    path: '/api/{contentId}/modules/{moduleId}',
    summary:
      'Deletes a module, which visitors see until the item is published; its history is kept',
    access: { capability: 'content.write' },
    params: byModule,
    query: deletionQuerySchema,
    body: none,
    ifMatch: 'required',
    response: empty,
  }),
  undeleteModule: endpoint({
    ...onModule,
    id: 'undeleteModule',
    path: '/api/{contentId}/modules/{moduleId}/undelete',
    summary: 'Restores a deleted module to its former place and state',
  }),
  activateModule: endpoint({
    ...onModule,
    id: 'activateModule',
    path: '/api/{contentId}/modules/{moduleId}/activate',
    summary: 'Activates a module: visitors see it once the item is published',
    ifMatch: 'optional',
  }),
  deactivateModule: endpoint({
    ...onModule,
    id: 'deactivateModule',
    path: '/api/{contentId}/modules/{moduleId}/deactivate',
    summary:
      'Deactivates a module: it is kept, but visitors no longer see it once the item is published',
    ifMatch: 'optional',
  }),
  restoreModule: endpoint({
    id: 'restoreModule',
    method: 'post',
    path: '/api/{contentId}/modules/{moduleId}/restore',
    summary: 'Makes an earlier revision of a module the newest',
    access: { capability: 'content.write' },
    params: byModule,
    query: none,
    body: restoredRevisionSchema,
    ifMatch: 'required',
    response: moduleResponse,
  }),
  moduleRevision: endpoint({
    id: 'moduleRevision',
    method: 'get',
    path: '/api/{contentId}/modules/{moduleId}/revisions/{revision}',
    summary: 'Reads one revision of a module, for comparison',
    access: { capability: 'history.read' },
    params: byModule.extend({ revision: namedRevisionSchema }),
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionContentSchema },
  }),
  sharedPreview: sharedPreviewEndpoint,
  undoneModule: endpoint({
    id: 'getModuleWithoutChange',
    method: 'get',
    path: '/api/{contentId}/modules/{moduleId}/revisions/{revision}/undone',
    summary:
      'Returns the draft of a module without the change that one revision made, and where that conflicts with what came after; writes nothing',
    access: { capability: 'history.read' },
    params: byModule.extend({ revision: namedRevisionSchema }),
    query: undoneQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: undoneChangeSchema },
  }),
} as const;

const endpointsOfKinds = Object.fromEntries(
  Object.values(kindEndpoints)
    .flatMap((endpoints): readonly Endpoint[] => Object.values(endpoints))
    .map((one) => [one.id, one]),
);

/** The REST endpoints of all content, by id; those of kinds other than pages are typed in `kindEndpoints`. */
export const contentEndpoints: typeof pageAndModuleEndpoints = {
  ...endpointsOfKinds,
  ...pageAndModuleEndpoints,
};
