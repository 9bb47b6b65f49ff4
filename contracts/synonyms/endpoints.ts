import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { namedRevisionSchema, revisionListSchema } from '../revisions/views.ts';
import { localeSchema } from '../site/locale.ts';
import { synonymListSchema } from './synonym-list.ts';

const none = z.object({});
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;
const maxTyped = 200;

/** The list as the API returns it; revision 0, by nobody, while it is the supplied one. */
export const synonymsViewSchema = synonymListSchema.extend({
  /** Also its ETag. */
  revision: z.number().int().min(0),
  updatedAt: z.iso.datetime().nullable(),
  /** The name of the account that last changed it. */
  updatedBy: z.string().nullable(),
});
export type SynonymsView = z.infer<typeof synonymsViewSchema>;

const response = { status: 200, kind: 'json', schema: synonymsViewSchema } as const;

/** What a search finds: their number, and the first titles. */
const foundSchema = z.object({ total: z.number().int(), titles: z.array(z.string()) });
export type FoundTitles = z.infer<typeof foundSchema>;
const comparedSchema = z.object({ current: foundSchema, edited: foundSchema });

/** A search, with the list in use and with another one. */
export const synonymsPreviewSchema = z.object({
  /** Null while the index of offers is unavailable. */
  offers: comparedSchema.nullable(),
  site: comparedSchema,
});
export type SynonymsPreview = z.infer<typeof synonymsPreviewSchema>;

/** The REST endpoints of synonyms. */
export const synonymEndpoints = {
  getSynonyms: endpoint({
    id: 'getSynonyms',
    method: 'get',
    path: '/api/synonyms',
    summary:
      'Reads the synonyms of searches, in all languages; revision 0 while they are those supplied with the product',
    ...reads,
    params: none,
    query: readQuerySchema,
    body: none,
    response,
  }),
  saveSynonyms: endpoint({
    id: 'saveSynonyms',
    method: 'put',
    path: '/api/synonyms',
    summary:
      'Saves all synonyms of searches, with immediate effect. The first save has If-Match: "0"',
    ...writes,
    params: none,
    query: none,
    body: synonymListSchema,
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response,
  }),
  synonymsHistory: endpoint({
    id: 'synonymsHistory',
    method: 'get',
    path: '/api/synonyms/history',
    summary: 'Lists the revisions of the synonyms, newest first',
    access: { capability: 'history.read' },
    params: none,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
  restoreSynonyms: endpoint({
    id: 'restoreSynonyms',
    method: 'post',
    path: '/api/synonyms/restore',
    summary: 'Makes an earlier revision of the synonyms the newest',
    ...writes,
    params: none,
    query: none,
    body: z.object({ revision: namedRevisionSchema }),
    ifMatch: 'required',
    response,
  }),
  previewSynonyms: endpoint({
    id: 'previewSynonyms',
    method: 'post',
    path: '/api/synonyms/preview',
    summary:
      'Searches with the synonyms in use and with these, without saving them: how many offers and pages each finds, and the first titles',
    ...reads,
    params: none,
    query: none,
    body: synonymListSchema.extend({
      locale: localeSchema,
      typed: z.string().trim().min(1).max(maxTyped),
    }),
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: synonymsPreviewSchema },
  }),
} as const;
