import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { contentKindSchema } from '../content/kinds.ts';
import { contentStatusSchema } from '../content/views.ts';
import { endpoint } from '../http/endpoint.ts';
import { listOf, listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { revisionedFields, revisionListSchema } from '../revisions/views.ts';
import { localeSchema } from '../site/locale.ts';
import {
  facetIdSchema,
  facetNameSchema,
  facetNamesSchema,
  vocabularyGroupSchema,
} from './facet-name.ts';
import { arrangedGroupSchema, arrangedIdsSchema, facetOrderSchema } from './facet-order.ts';

const none = z.object({});
const byKey = z.object({ group: vocabularyGroupSchema, id: facetIdSchema });
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;
export const facetViewSchema = facetNameSchema.extend(revisionedFields);
const response = { status: 200, kind: 'json', schema: facetViewSchema } as const;

/** A facet in the list, with its slugs; revision 0 when it has no name yet. */
const listedFacetSchema = facetNameSchema.extend({
  /** Null for keywords, which cannot be filtered by. */
  slugs: z.object({ fr: z.string(), en: z.string() }).nullable(),
  revision: z.number().int().min(0),
});
export const listedFacetsSchema = z.object({ items: z.array(listedFacetSchema) });
export type ListedFacet = z.infer<typeof listedFacetSchema>;

/** An item whose header or teasers name a facet. */
const facetUseSchema = z.object({
  id: contentIdSchema,
  kind: contentKindSchema,
  locale: localeSchema,
  title: z.string(),
  status: contentStatusSchema,
});
export const facetUsesSchema = listOf(facetUseSchema);

/** The order of a group; revision 0, by nobody, until somebody arranges it. */
export const facetOrderViewSchema = facetOrderSchema.extend({
  /** Also its ETag. */
  revision: z.number().int().min(0),
  updatedAt: z.iso.datetime().nullable(),
  /** The name of the account that last changed it. */
  updatedBy: z.string().nullable(),
});
export type FacetOrderView = z.infer<typeof facetOrderViewSchema>;

/** The REST endpoints of facets. */
export const facetEndpoints = {
  listFacets: endpoint({
    id: 'listFacets',
    method: 'get',
    path: '/api/facets',
    summary: 'Lists facets with their names and slugs',
    ...reads,
    params: none,
    query: readQuerySchema.extend({ group: vocabularyGroupSchema.optional() }),
    body: none,
    response: {
      status: 200,
      kind: 'json',
      schema: listedFacetsSchema,
    },
  }),
  nameFacet: endpoint({
    id: 'nameFacet',
    method: 'post',
    path: '/api/facets',
    summary: 'Names a facet that has no name yet',
    ...writes,
    params: none,
    query: none,
    body: facetNameSchema,
    response: { status: 201, kind: 'json', schema: facetViewSchema },
  }),
  renameFacet: endpoint({
    id: 'renameFacet',
    method: 'put',
    path: '/api/facets/{group}/{id}',
    summary: 'Renames a facet; its slugs do not change',
    ...writes,
    params: byKey,
    query: none,
    body: z.object({ names: facetNamesSchema }),
    ifMatch: 'required',
    response,
  }),
  deleteFacet: endpoint({
    id: 'deleteFacet',
    method: 'delete',
    path: '/api/facets/{group}/{id}',
    summary: 'Deletes an unused facet; its slugs stay reserved',
    ...writes,
    params: byKey,
    query: none,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
  }),
  undeleteFacet: endpoint({
    id: 'undeleteFacet',
    method: 'post',
    path: '/api/facets/{group}/{id}/undelete',
    summary: 'Restores a deleted facet, with its last name and its slugs',
    ...writes,
    params: byKey,
    query: none,
    body: none,
    response,
  }),
  facetUses: endpoint({
    id: 'facetUses',
    method: 'get',
    path: '/api/facets/{group}/{id}/uses',
    summary:
      'Lists the content that uses a facet, by title: in its header, as a filter of its campaign, or in a teaser',
    ...reads,
    params: byKey,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: facetUsesSchema },
  }),
  facetHistory: endpoint({
    id: 'facetHistory',
    method: 'get',
    path: '/api/facets/{group}/{id}/history',
    summary: 'Lists the revisions of a facet’s name, newest first',
    access: { capability: 'history.read' },
    params: byKey,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
  getFacetOrder: endpoint({
    id: 'getFacetOrder',
    method: 'get',
    path: '/api/facet-orders/{group}',
    summary:
      'Reads the order in which visitors see a group’s facets; revision 0 before the first save',
    ...reads,
    params: z.object({ group: arrangedGroupSchema }),
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: facetOrderViewSchema },
  }),
  arrangeFacets: endpoint({
    id: 'arrangeFacets',
    method: 'put',
    path: '/api/facet-orders/{group}',
    summary:
      'Sets the order of a group’s facets; omitted facets follow by name. The first save has If-Match: "0"',
    ...writes,
    params: z.object({ group: arrangedGroupSchema }),
    query: none,
    body: z.object({ ids: arrangedIdsSchema }),
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: facetOrderViewSchema },
  }),
} as const;
