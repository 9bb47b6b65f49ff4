import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contentSummarySchema } from './views.ts';

/** How many items of each list the home shows. */
export const itemsOnHome = 8;
/** The months after which content that nobody changed may be out of date. */
export const monthsUntilStale = 12;

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
    summary: 'Returns the drafts of the account, and what is untranslated or may be out of date',
    access: { capability: 'content.read' },
    params: z.object({}),
    query: readQuerySchema,
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: homeSchema },
  }),
} as const;
