import { z } from 'zod';
import { offerIdSchema } from '../careers/ids.ts';
import { offerSchema } from '../careers/offer.ts';
import { contractTypes, experienceLevels } from '../careers/offer-groups.ts';
import { contentDetailsSchema, facetOfGroupSchema } from '../content/details.ts';
import { contentIdSchema, moduleIdSchema } from '../content/ids.ts';
import { collectionNames, contentKinds } from '../content/kinds.ts';
import { namesParameter } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { defaultPageSize, listSchema, maxPageSize, searchedTextSchema } from '../http/listing.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';

const none = z.object({});
/** Beyond it, lists are narrowed by dates instead: every page before is read anew. */
const maxPublishedPage = 500;

const paged = z.object({
  page: z.coerce.number().int().min(1).max(maxPublishedPage).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
});

/** Names joined by commas. */
function joined<Item extends z.ZodType<unknown, string>>(item: Item, most: number) {
  return z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(item).min(1).max(most));
}

const fields = ['kind', 'locale', 'url', 'title', 'summary', 'details', 'translations'] as const;
const translationSchema = z.object({ locale: localeSchema, id: contentIdSchema, url: z.string() });

/** An item as visitors see it in lists. */
export const publishedItemSchema = z.object({
  id: contentIdSchema,
  kind: z.enum(contentKinds),
  locale: localeSchema,
  url: z.string().describe('The path of its page'),
  title: z.string(),
  summary: z.string().nullable(),
  details: contentDetailsSchema.describe('The fields of its kind: dates, facets, image'),
  translations: z.array(translationSchema),
});
export type PublishedItem = z.infer<typeof publishedItemSchema>;

/** An item as visitors see it, with its modules in order. */
export const publishedContentSchema = publishedItemSchema.extend({
  modules: z.array(
    z.object({ id: moduleIdSchema, type: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
});
export type PublishedContent = z.infer<typeof publishedContentSchema>;

/** An open offer as visitors read it. */
export const publishedOfferSchema = offerSchema.omit({ description: true }).extend({
  id: offerIdSchema,
});
export type PublishedOffer = z.infer<typeof publishedOfferSchema>;

const collections = contentKinds.map((kind) => collectionNames[kind]);
const day = z.iso.date();
const shared = { method: 'get', access: 'public', body: none } as const;
const bounds = { budget: { remembers: 'pages', admittedBy: 'pages' } } as const;
const refuses = ['unknown-path', 'unavailable'] as const;

/** What is public, read by programs without an account, where the organisation allows that. */
export const publishedEndpoints = {
  listPublished: endpoint({
    ...shared,
    ...bounds,
    id: 'listPublished',
    path: '/api/published/{collection}',
    summary: 'Lists what is public, without an account, the newest first; where it is allowed',
    params: z.object({ collection: z.enum(collections) }),
    query: paged.extend({
      locale: localeSchema.optional(),
      ids: joined(contentIdSchema, maxPageSize).optional().describe('Ids, joined by commas'),
      from: day.optional().describe('The first day of `publishedOn`'),
      until: day.optional().describe('The last day of `publishedOn`'),
      category: facetOfGroupSchema.min(1).optional(),
      fields: namesParameter(['id', ...fields], fields.length + 1)
        .optional()
        .describe(`The fields to return besides \`id\`: ${fields.join(', ')}`),
    }),
    response: {
      status: 200,
      kind: 'json',
      schema: listSchema(publishedItemSchema.partial().required({ id: true })),
    },
    refuses,
  }),
  getPublished: endpoint({
    ...shared,
    ...bounds,
    id: 'getPublished',
    path: '/api/published/{collection}/{id}',
    summary: 'Reads what is public with its modules, without an account; where it is allowed',
    params: z.object({ collection: z.enum(collections), id: contentIdSchema }),
    query: none,
    response: { status: 200, kind: 'json', schema: publishedContentSchema },
    refuses,
  }),
  listPublishedOffers: endpoint({
    ...shared,
    ...bounds,
    id: 'listPublishedOffers',
    path: '/api/published/offers',
    summary: 'Searches the open offers, without an account; where it is allowed',
    params: none,
    query: paged.extend({
      locale: localeSchema.default(defaultLocale).describe('The language of the words'),
      q: searchedTextSchema.max(200).default('').describe('Words, as in the search of the site'),
      contract: z.enum(contractTypes).optional(),
      experience: z.enum(experienceLevels).optional(),
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .transform((code) => code.toLowerCase())
        .optional()
        .describe('ISO 3166-1'),
    }),
    response: { status: 200, kind: 'json', schema: listSchema(publishedOfferSchema) },
    refuses,
  }),
} as const;
