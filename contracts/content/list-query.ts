import { z } from 'zod';
import { listQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { facetFields, newsNatureSchema } from './details.ts';
import type { ContentKind } from './kinds.ts';
import { contentStatusSchema } from './views.ts';

/** The sort fields of every list. */
const sharedSorts = ['updatedAt', 'title'] as const;
/** The additional sort fields of each kind. */
const ownSorts = {
  chapter: ['order'],
  focus: [],
  news: ['publishedOn', 'eventStart'],
  page: ['publishedOn'],
  personality: ['order', 'lastName'],
} as const satisfies Readonly<Record<ContentKind, readonly string[]>>;

/** A sort field, ascending; a leading dash makes it descending. */
export type ContentSortField =
  | (typeof sharedSorts)[number]
  | (typeof ownSorts)[ContentKind][number];
export type ContentSort = ContentSortField | `-${ContentSortField}`;

/** Most recently changed first. */
export const defaultContentSort = '-updatedAt' satisfies ContentSort;

/** @param own sort fields in addition to those of every list */
function sortedBy(own: readonly ContentSortField[]) {
  const fields: readonly ContentSortField[] = [...sharedSorts, ...own];
  const turned = fields.map((field): ContentSort => `-${field}`);
  return z.enum([...fields, ...turned]).default(defaultContentSort);
}

const filters = listQuerySchema.extend({
  locale: localeSchema.optional(),
  status: contentStatusSchema.optional(),
  /** Part of the title; case and accents are ignored. */
  q: z.string().trim().max(100).optional(),
});

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** One facet, or several joined by bars: matches items that have any of them. */
const facet = z
  .string()
  .max(2_000)
  .regex(new RegExp(`^${word}(?:\\|${word})*$`))
  .optional();

const classified = {
  category: facet,
  types: facet,
  regions: facet,
  domains: facet,
  countries: facet,
  entities: facet,
  keywords: facet,
};

/** The query of each kind's list. */
export const contentListQueries = {
  chapter: filters.extend({ sort: sortedBy(ownSorts.chapter) }),
  focus: filters.extend({ sort: sortedBy(ownSorts.focus) }),
  news: filters.extend({
    sort: sortedBy(ownSorts.news),
    nature: newsNatureSchema.optional(),
    ...classified,
  }),
  page: filters.extend({ sort: sortedBy(ownSorts.page), ...classified }),
  personality: filters.extend({
    sort: sortedBy(ownSorts.personality),
  }),
} as const;

/** The query parameters of a list that filter by a field of the items. */
export const contentFilterFields = ['nature', 'category', ...facetFields] as const;
