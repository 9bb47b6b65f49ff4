import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listResponse } from '../http/list-controls.ts';
import { readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { namedRevisionSchema } from '../revisions/views.ts';
import { localeSchema } from '../site/locale.ts';
import { overrideReasonSchema } from './approval.ts';
import { headerSchemas, slugSchema } from './header.ts';
import { contentIdSchema } from './ids.ts';
import { contentListQueries, contentSummaryShapes, contentViewSchemas } from './kind-views.ts';
import { type ContentKind, collectionNames, forEachKind, idNames, nouns } from './kinds.ts';
import { contentPlanSchema } from './plan.ts';
import { makePreviewLinkEndpoints } from './preview-link-endpoints.ts';
import { keptModulesSchema, newModulesSchema } from './sent-modules.ts';
import { makeVersionEndpoints } from './version-endpoints.ts';
import {
  contentReceiptSchema,
  historyViewSchema,
  itemReceiptSchema,
  modulesTagSchema,
  readVersionSchema,
  revisionContentSchema,
} from './views.ts';
import { itemPartsSchema, writeFields } from './write-fields.ts';

const sentWhenCreated = {
  locale: localeSchema,
  translationOf: z
    .string()
    .max(80)
    .optional()
    .describe(
      'The id of an item of this kind, of which the new one is the translation into another language; in a batch also the `lid:` of one',
    ),
  modules: newModulesSchema,
  publish: writeFields.publish,
};
const sentWhenSaved = {
  ...writeFields,
  modules: keptModulesSchema.describe(
    'All modules in their order: those with an id are saved if they differ, the others are added, and omitted ones are deleted',
  ),
  modulesTag: modulesTagSchema
    .optional()
    .describe(
      'Required with `modules`: the tag that the item had when it was read or written. If a module was added, saved, moved, activated, deactivated or deleted since, nothing is saved (412)',
    ),
};

/** The body of a request to restore an earlier revision. */
export const restoredRevisionSchema = z.object({
  revision: z.number().int().min(1),
  ...writeFields,
});
export type RestoredRevision = z.infer<typeof restoredRevisionSchema>;

/** The body of a request to create an item of each kind. */
export const createSchemas = forEachKind((kind) => headerSchemas[kind].safeExtend(sentWhenCreated));

/** The body of a request to save an item of each kind. */
export const saveSchemas = forEachKind((kind) => headerSchemas[kind].safeExtend(sentWhenSaved));

/** The body of a request to publish an item. */
export const publishBodySchema = z.object({
  only: itemPartsSchema
    .optional()
    .describe('The parts to publish alone; visitors keep seeing the others as they are'),
  modulesTag: modulesTagSchema
    .optional()
    .describe(
      'The tag that the item had when it was read: refused (412) if a module changed since',
    ),
  override: overrideReasonSchema
    .optional()
    .describe(
      'For administrators: why it is published without the approval that is required; kept with the publication',
    ),
});

const none = z.object({});
const byId = z.object({ id: contentIdSchema });
const receipt = { status: 200, kind: 'json', schema: contentReceiptSchema } as const;
const created = { ...receipt, status: 201 } as const;
const wholeReceipt = { status: 200, kind: 'json', schema: itemReceiptSchema } as const;
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' }, query: none } as const;

/** Returns an item of a kind with the tag of its modules. */
function taggedView(kind: ContentKind) {
  return contentViewSchemas[kind].safeExtend({ modulesTag: modulesTagSchema });
}

/** Returns the REST endpoints of one kind; an item of another kind is not found there. */
function makeKindEndpoints(kind: ContentKind) {
  const path = `/api/${collectionNames[kind]}` as const;
  const [one, many] = nouns[kind];
  const [id, ids] = idNames[kind];
  return {
    list: endpoint({
      ...reads,
      id: `list${ids}`,
      method: 'get',
      path,
      summary: `Lists ${many}, most recently changed first unless sorted otherwise`,
      params: none,
      query: contentListQueries[kind],
      body: none,
      response: listResponse(contentSummaryShapes[kind]),
    }),
    create: endpoint({
      ...writes,
      id: `create${id}`,
      method: 'post',
      path,
      summary: `Creates a ${one}, with its modules if any are sent; unpublished unless requested otherwise`,
      params: none,
      body: createSchemas[kind],
      maxBytes: contentBodyBytes,
      response: { ...wholeReceipt, status: 201 },
    }),
    get: endpoint({
      ...reads,
      id: `get${id}`,
      method: 'get',
      path: `${path}/{id}`,
      withoutDrafts: true,
      summary: `Reads a ${one} with its modules: its draft, or what visitors see`,
      params: byId,
      query: readQuerySchema.extend({ version: readVersionSchema.default('draft') }),
      body: none,
      response: { status: 200, kind: 'json', schema: taggedView(kind) },
    }),
    save: endpoint({
      ...writes,
      id: `save${id}`,
      method: 'put',
      path: `${path}/{id}`,
      summary: `Saves a ${one}’s header, and its modules if any are sent`,
      params: byId,
      body: saveSchemas[kind],
      maxBytes: contentBodyBytes,
      ifMatch: 'required',
      response: wholeReceipt,
    }),
    ...publicationEndpoints(path, one, id),
    ...copyEndpoints(path, one, id),
    ...lifecycleEndpoints(path, one, id, kind),
    ...makeVersionEndpoints(kind),
    ...makePreviewLinkEndpoints(kind),
  } as const;
}

const onItem = { ...writes, method: 'post', params: byId, response: receipt } as const;

function publicationEndpoints(path: `/${string}`, one: string, id: string) {
  return {
    publish: endpoint({
      ...onItem,
      id: `publish${id}`,
      path: `${path}/{id}/publish`,
      summary:
        'Publishes the draft as a whole: the newest revision of the header, and of every active module, in their order; or only the named parts of it',
      body: publishBodySchema,
      ifMatch: 'optional',
    }),
    unpublish: endpoint({
      ...onItem,
      id: `unpublish${id}`,
      path: `${path}/{id}/unpublish`,
      summary: `Unpublishes a ${one}`,
      body: none,
      ifMatch: 'optional',
    }),
    archive: endpoint({
      ...onItem,
      id: `archive${id}`,
      path: `${path}/{id}/archive`,
      summary: `Archives a ${one}: unpublishes it, hides it from default lists, and drops its plan`,
      body: none,
      ifMatch: 'optional',
    }),
    unarchive: endpoint({
      ...onItem,
      id: `unarchive${id}`,
      path: `${path}/{id}/unarchive`,
      summary: `Restores an archived ${one}, unpublished`,
      body: none,
      ifMatch: 'optional',
    }),
    schedule: endpoint({
      ...onItem,
      method: 'put',
      id: `schedule${id}`,
      path: `${path}/{id}/schedule`,
      summary: `Plans the publication and the end of a ${one}, replacing the previous plan; null for no plan`,
      body: contentPlanSchema,
      ifMatch: 'optional',
    }),
  } as const;
}

function copyEndpoints(path: `/${string}`, one: string, id: string) {
  return {
    clone: endpoint({
      ...onItem,
      id: `clone${id}`,
      path: `${path}/{id}/clone`,
      summary: `Copies a ${one} and its modules to a new, unpublished ${one}`,
      body: none,
      response: created,
    }),
    translate: endpoint({
      ...onItem,
      id: `translate${id}`,
      path: `${path}/{id}/translate`,
      summary: `Copies a ${one} and its modules to a new, unpublished translation of it`,
      body: z.object({ locale: localeSchema }),
      response: created,
    }),
  } as const;
}

/** Returns the endpoints of an item's life cycle and history. */
function lifecycleEndpoints(path: `/${string}`, one: string, id: string, kind: ContentKind) {
  return {
    delete: endpoint({
      ...writes,
      id: `delete${id}`,
      method: 'delete',
      path: `${path}/{id}`,
      summary: `Deletes a ${one}; its history is kept`,
      params: byId,
      body: none,
      ifMatch: 'required',
      response: { status: 204, kind: 'empty' },
    }),
    undelete: endpoint({
      ...onItem,
      id: `undelete${id}`,
      path: `${path}/{id}/undelete`,
      summary: `Restores a deleted ${one}, unpublished, at its former address or under another slug`,
      body: z.object({
        slug: slugSchema
          .min(1)
          .optional()
          .describe('A slug to use instead of its own, for instance if that was taken since'),
      }),
    }),
    history: endpoint({
      id: `${kind}History`,
      method: 'get',
      path: `${path}/{id}/history`,
      summary: `Lists the revisions of a ${one}’s header, newest first`,
      access: { capability: 'history.read' },
      params: byId,
      query: readQuerySchema,
      body: none,
      response: { status: 200, kind: 'json', schema: historyViewSchema },
    }),
    revision: endpoint({
      id: `${kind}Revision`,
      method: 'get',
      path: `${path}/{id}/revisions/{revision}`,
      summary: `Reads one revision of a ${one}’s header, for comparison`,
      access: { capability: 'history.read' },
      params: byId.extend({ revision: namedRevisionSchema }),
      query: readQuerySchema,
      body: none,
      response: { status: 200, kind: 'json', schema: revisionContentSchema },
    }),
    restore: endpoint({
      ...onItem,
      id: `restore${id}`,
      path: `${path}/{id}/restore`,
      summary: 'Makes an earlier header the newest revision',
      body: restoredRevisionSchema,
      ifMatch: 'required',
    }),
  } as const;
}

/** The REST endpoints of every kind of content. */
export const kindEndpoints = forEachKind(makeKindEndpoints);
