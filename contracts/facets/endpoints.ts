import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { contentKindSchema } from '../content/kinds.ts';
import { contentStatusSchema } from '../content/views.ts';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { revisionedFields, singletonFields } from '../revisions/views.ts';
import { inEachLocale, localeSchema } from '../site/locale.ts';
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
export const facetViewSchema = facetNameSchema.extend(revisionedFields);

/** A facet in the list, with its slugs; revision 0 when it has no name yet. */
const listedFacetSchema = facetNameSchema.extend({
  /** Null for keywords, which cannot be filtered by. */
  slugs: inEachLocale(z.string()).nullable(),
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
export const facetUsesSchema = listSchema(facetUseSchema);

/** The order of a group; revision 0, by nobody, until somebody arranges it. */
export const facetOrderViewSchema = facetOrderSchema.extend(singletonFields);
export type FacetOrderView = z.infer<typeof facetOrderViewSchema>;

const usual = usualEndpoints({
  path: '/api/facets',
  item: '/{group}/{id}',
  params: { all: none, one: byKey },
  withoutDrafts: true,
  view: facetViewSchema,
});
const orders = usualEndpoints({
  path: '/api/facet-orders',
  item: '/{group}',
  params: { all: none, one: z.object({ group: arrangedGroupSchema }) },
  withoutDrafts: true,
  view: facetOrderViewSchema,
  maxBytes: contentBodyBytes,
});

/** The REST endpoints of facets. */
export const facetEndpoints = {
  listFacets: endpoint({
    id: 'listFacets',
    withoutDrafts: true,
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
  nameFacet: usual.create('nameFacet', 'Names a facet that has no name yet', facetNameSchema),
  renameFacet: usual.save(
    'renameFacet',
    'Renames a facet; its slugs do not change',
    z.object({ names: facetNamesSchema }),
  ),
  deleteFacet: usual.delete('deleteFacet', 'Deletes an unused facet; its slugs stay reserved'),
  undeleteFacet: usual.undelete(
    'undeleteFacet',
    'Restores a deleted facet, with its last name and its slugs',
  ),
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
  facetHistory: usual.history(
    'facetHistory',
    'Lists the revisions of a facet’s name, newest first',
  ),
  getFacetOrder: orders.get(
    'getFacetOrder',
    'Reads the order in which visitors see a group’s facets; revision 0 before the first save',
  ),
  arrangeFacets: orders.save(
    'arrangeFacets',
    'Sets the order of a group’s facets; omitted facets follow by name. The first save has If-Match: "0"',
    z.object({ ids: arrangedIdsSchema }),
  ),
} as const;
