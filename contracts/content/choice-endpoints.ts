import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema, searchedTextSchema } from '../http/listing.ts';
import { mediaIdSchema } from '../media/ids.ts';
import { localeSchema } from '../site/locale.ts';
import { namedContentSchema } from './autocomplete-endpoints.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { inlineFormSchema } from './inline-endpoints.ts';

const none = z.object({});

/** The values of `{list}` in `/admin/inline/cb/{list}`. */
export const choiceListSchema = z.enum([
  'templates',
  'numbers',
  'lang',
  'dynamic-link',
  'content',
  'profiles',
]);
export type ChoiceList = z.infer<typeof choiceListSchema>;

/** A value that a field takes, and its label in the language of the request. */
export const choiceSchema = z.object({
  value: z.string(),
  label: z.string(),
  /** The public path of content. */
  url: z.string().optional(),
});
export type Choice = z.infer<typeof choiceSchema>;

/** The content of a teaser of an item. */
export const contentTeaserSchema = namedContentSchema.extend({
  summary: z.string().nullable(),
  imageId: mediaIdSchema.nullable(),
});

const reads = { method: 'get', access: { capability: 'content.read' }, body: none } as const;
const form = { status: 200, kind: 'json', schema: inlineFormSchema } as const;

/**
 * The options and initial values of forms in other programs. The forms of the back-office are
 * generated from the schemas.
 */
export const choiceEndpoints = {
  listChoices: endpoint({
    ...reads,
    id: 'listChoices',
    path: '/admin/inline/cb/{list}',
    summary:
      'Lists the possible values of a field: module types, numbers of entries, languages, content to link to, content, people',
    params: z.object({ list: choiceListSchema }),
    query: listQuerySchema.extend({
      /**
       * Words of the title, the other texts or the name of an editor who last saved some of it, ignoring
       * case and accents; or its address, with or without host.
       */
      q: searchedTextSchema.optional(),
      locale: localeSchema.optional(),
    }),
    response: { status: 200, kind: 'json', schema: listSchema(choiceSchema) },
  }),
  focusForm: endpoint({
    ...reads,
    id: 'focusForm',
    path: '/admin/content/focus/widget/form',
    summary: 'Reads the empty form of a focus',
    params: none,
    query: none,
    response: form,
  }),
  moduleForm: endpoint({
    ...reads,
    id: 'moduleForm',
    path: '/admin/module/form/{id}',
    summary: 'Reads the form of a module: its newest content, revision and lock',
    params: z.object({ id: moduleIdSchema }),
    query: none,
    response: form,
  }),
  contentTeaser: endpoint({
    ...reads,
    id: 'contentTeaser',
    path: '/admin/component/dynamic/teaser/{id}',
    summary: 'Reads the contents of an item’s teaser',
    params: z.object({ id: contentIdSchema }),
    query: none,
    response: { status: 200, kind: 'json', schema: contentTeaserSchema },
  }),
} as const;
