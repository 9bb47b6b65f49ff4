import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contentSummarySchema } from './views.ts';

/** How many items of each list the home shows. */
export const itemsOnHome = 8;
/** The months after which content that nobody changed may be out of date. */
export const monthsUntilStale = 12;
/** How many days before its review an item is on the home of its owner. */
export const daysBeforeReview = 30;

const homeItemSchema = contentSummarySchema.pick({
  id: true,
  kind: true,
  locale: true,
  title: true,
  status: true,
  pending: true,
  updatedAt: true,
});
export type HomeItem = z.infer<typeof homeItemSchema>;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int().min(0) });

export const homeSchema = z.object({
  drafts: listOf(homeItemSchema).describe(
    'What the account changed last, among the newest two hundred, and nobody has published since; newest first',
  ),
  reviews: listOf(homeItemSchema.extend({ reviewOn: z.iso.date() })).describe(
    `What the account owns and is to read again within ${daysBeforeReview} days, or was to, next first`,
  ),
  overdue: listOf(
    homeItemSchema.extend({
      reviewOn: z.iso.date(),
      owner: z.string().nullable().describe('The name of the owner; null without one'),
    }),
  ).describe(
    'What somebody else, or nobody, owns and was to be read again, oldest first; nothing for those who may not write',
  ),
  behind: listOf(homeItemSchema.extend({ behind: z.number().int().min(1) })).describe(
    'Translations whose original has been published since, with how often, the furthest behind first',
  ),
  untranslated: listOf(homeItemSchema.extend({ missing: localeSchema })).describe(
    'What is published and has no translation in another language, newest first',
  ),
  stale: listOf(homeItemSchema).describe(
    `Pages, chapters and focuses that are published and that nobody changed for ${monthsUntilStale} months, oldest first`,
  ),
});
export type Home = z.infer<typeof homeSchema>;

/** What an editor finds first in the back-office, besides plans and approvals. */
export const homeEndpoints = {
  readHome: endpoint({
    id: 'readHome',
    method: 'get',
    path: '/api/home',
    summary:
      'Returns the drafts of the account, its reviews, and what is untranslated, behind or may be out of date',
    access: { capability: 'content.read' },
    params: z.object({}),
    query: readQuerySchema,
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: homeSchema },
  }),
} as const;
