import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { namedRevisionSchema, singletonFields } from '../revisions/views.ts';
import { localeSchema } from '../site/locale.ts';
import { synonymListSchema } from './synonym-list.ts';

const none = z.object({});
const maxTyped = 200;

/** The list as the API returns it; revision 0, by nobody, while it is the supplied one. */
export const synonymsViewSchema = synonymListSchema.extend(singletonFields);
export type SynonymsView = z.infer<typeof synonymsViewSchema>;

const usual = usualEndpoints({
  path: '/api/synonyms',
  item: '',
  params: { all: none, one: none },
  withoutDrafts: true,
  view: synonymsViewSchema,
  maxBytes: contentBodyBytes,
});

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
  getSynonyms: usual.get(
    'getSynonyms',
    'Reads the synonyms of searches, in all languages; revision 0 while they are those supplied with the product',
  ),
  saveSynonyms: usual.save(
    'saveSynonyms',
    'Saves all synonyms of searches, with immediate effect. The first save has If-Match: "0"',
    synonymListSchema,
  ),
  synonymsHistory: usual.history(
    'synonymsHistory',
    'Lists the revisions of the synonyms, newest first',
  ),
  restoreSynonyms: usual.restore(
    'restoreSynonyms',
    'Makes an earlier revision of the synonyms the newest',
    z.object({ revision: namedRevisionSchema }),
  ),
  previewSynonyms: endpoint({
    id: 'previewSynonyms',
    method: 'post',
    path: '/api/synonyms/preview',
    summary:
      'Searches with the synonyms in use and with these, without saving them: how many offers and pages each finds, and the first titles',
    access: { capability: 'content.read' },
    withoutDrafts: true,
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
