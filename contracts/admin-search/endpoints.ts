import { z } from 'zod';
import { accountViewSchema } from '../accounts/endpoints.ts';
import { offerIdSchema } from '../careers/ids.ts';
import { contentSummarySchema } from '../content/views.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchedTextSchema } from '../http/listing.ts';
import { mediaIdSchema } from '../media/ids.ts';
import { inEachLocale } from '../site/locale.ts';

/** The number of results of a group in one response; its `total` counts all. */
export const shownOfGroup = 6;

/** What is searched, each for those who may read it, in the order of the response. */
export const searchedGroups = [
  'contents',
  'people',
  'texts',
  'media',
  'offers',
  'accounts',
] as const;
export const searchedGroupSchema = z.enum(searchedGroups);
export type SearchedGroup = z.infer<typeof searchedGroupSchema>;

/** How an item was found. */
export const matchSchema = z.enum(['address', 'title', 'typo']);

const summarySchema = contentSummarySchema.pick({
  id: true,
  kind: true,
  locale: true,
  title: true,
  url: true,
  status: true,
  pending: true,
});
/** An item found by its address or its title. */
export const foundContentSchema = summarySchema.extend({ match: matchSchema });
export type FoundContent = z.infer<typeof foundContentSchema>;

/** An item with the words in its texts, and the part of them that matches. */
export const foundTextSchema = summarySchema.extend({
  excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});
export type FoundText = z.infer<typeof foundTextSchema>;

export const foundMediaSchema = z.object({
  id: mediaIdSchema,
  kind: z.enum(['file', 'image', 'video']),
  title: inEachLocale(z.string()),
});
export type FoundMedia = z.infer<typeof foundMediaSchema>;

export const foundOfferSchema = z.object({
  id: offerIdSchema,
  title: z.string(),
  reference: z.string(),
  /** Its main place, such as a town. */
  place: z.string(),
});
export type FoundOffer = z.infer<typeof foundOfferSchema>;

export const foundAccountSchema = accountViewSchema.pick({
  id: true,
  name: true,
  email: true,
  roles: true,
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

/** The best results of a group first; the total is null where counting takes too long. */
function groupOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int().min(0).nullable() });
}

/** A group that the caller may not read, or that is in `unavailable`, is omitted. */
export const foundEverythingSchema = z.object({
  contents: groupOf(foundContentSchema).optional(),
  people: groupOf(foundContentSchema).optional(),
  texts: groupOf(foundTextSchema).optional(),
  media: groupOf(foundMediaSchema).optional(),
  offers: groupOf(foundOfferSchema).optional(),
  accounts: groupOf(foundAccountSchema).optional(),
  unavailable: z
    .array(searchedGroupSchema)
    .describe('The groups that failed, or took too long: they may have results'),
});
export type FoundEverything = z.infer<typeof foundEverythingSchema>;
/** What each group finds. */
export type FoundGroups = {
  readonly [Group in SearchedGroup]: NonNullable<FoundEverything[Group]>;
};

/** The search over everything in the back-office. */
export const adminSearchEndpoints = {
  searchEverything: endpoint({
    id: 'searchEverything',
    method: 'get',
    path: '/admin/search',
    summary:
      'Searches everything that the caller may read: titles and addresses of content, people, words within texts, media, open offers, accounts; the best results of each first, across typos',
    access: { capability: 'content.read' },
    params: z.object({}),
    query: z.object({
      q: searchedTextSchema
        .min(1)
        .describe('Words, ignoring case and accents; or an address, with or without host'),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: foundEverythingSchema },
  }),
} as const;
