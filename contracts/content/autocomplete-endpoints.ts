import { z } from 'zod';
import { namesParameter } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema, searchedTextSchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contentIdSchema } from './ids.ts';
import { contentKinds } from './kinds.ts';
import { contentSummarySchema } from './views.ts';

/** The maximum number of ids in one request. */
const maxIds = 50;

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(contentIdSchema).min(1).max(maxIds));

/** An item of any kind, with what pickers and links show of it. */
export const namedContentSchema = contentSummarySchema.pick({
  id: true,
  kind: true,
  locale: true,
  title: true,
  url: true,
  status: true,
});
export type NamedContent = z.infer<typeof namedContentSchema>;
export const namedContentListSchema = listSchema(namedContentSchema);

/** The endpoint that finds content of any kind. Specification, section 7. */
export const autocompleteEndpoints = {
  findContent: endpoint({
    id: 'findContent',
    method: 'get',
    path: '/admin/autocomplete/content',
    summary: 'Finds items of any kind by part of their titles, or by ids; sorted by title',
    access: { capability: 'content.read' },
    params: z.object({}),
    query: listQuerySchema.extend({
      /**
       * Words of the title, the other texts or the name of an editor who last saved some of it, ignoring
       * case and accents; or its address, with or without host.
       */
      q: searchedTextSchema.optional(),
      locale: localeSchema.optional(),
      kinds: namesParameter(contentKinds, contentKinds.length)
        .optional()
        .describe('The kinds, joined by commas; all by default'),
      ids: ids
        .optional()
        .describe(`Ids joined by commas, at most ${maxIds}; deleted items are then included`),
      untranslatedInto: localeSchema
        .optional()
        .describe('Only items that are not in this language and have no translation in it'),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: namedContentListSchema },
  }),
} as const;
