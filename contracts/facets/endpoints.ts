import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { revisionedFields } from '../revisions/views.ts';
import {
  facetIdSchema,
  facetNameSchema,
  facetNamesSchema,
  vocabularyGroupSchema,
} from './facet-name.ts';

const none = z.object({});
const writes = { access: { capability: 'content.write' } } as const;
export const facetViewSchema = facetNameSchema.extend(revisionedFields);

/** A facet in the list, with its slugs; revision 0 when it has no name yet. */
const listedFacetSchema = facetNameSchema.extend({
  /** Null for keywords, which cannot be filtered by. */
  slugs: z.object({ fr: z.string(), en: z.string() }).nullable(),
  revision: z.number().int().min(0),
});
export const listedFacetsSchema = z.object({ items: z.array(listedFacetSchema) });
export type ListedFacet = z.infer<typeof listedFacetSchema>;

/** The REST endpoints of facets. */
export const facetEndpoints = {
  listFacets: endpoint({
    id: 'listFacets',
    method: 'get',
    path: '/api/facets',
    summary: 'Lists facets with their names and slugs',
    access: { capability: 'content.read' },
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
    params: z.object({ group: vocabularyGroupSchema, id: facetIdSchema }),
    query: none,
    body: z.object({ names: facetNamesSchema }),
    ifMatch: 'required',
    response: { status: 200, kind: 'json', schema: facetViewSchema },
  }),
} as const;
