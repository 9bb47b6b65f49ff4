import { z } from 'zod';
import { listQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { newsFacetFields, newsNatureSchema } from './details.ts';
import type { ContentKind } from './kinds.ts';
import { contentStatusSchema } from './views.ts';

/** What every list can be sorted by. */
const sharedSorts = ['updatedAt', 'title'] as const;
/** What lists of some kinds can be sorted by besides. */
const ownSorts = {
  chapter: ['order'],
  focus: [],
  news: ['publishedOn', 'eventStart'],
  page: [],
  personality: ['order', 'lastName'],
} as const satisfies Readonly<Record<ContentKind, readonly string[]>>;

/** A field that lists are sorted by, lowest first; a leading dash turns the order round. */
export type ContentSortField =
  | (typeof sharedSorts)[number]
  | (typeof ownSorts)[ContentKind][number];
export type ContentSort = ContentSortField | `-${ContentSortField}`;

/** Newest change first. */
export const defaultContentSort = '-updatedAt' satisfies ContentSort;

/** @param own fields besides those of every list */
function sortedBy(own: readonly ContentSortField[]) {
  const fields: readonly ContentSortField[] = [...sharedSorts, ...own];
  const turned = fields.map((field): ContentSort => `-${field}`);
  return z.enum([...fields, ...turned]).default(defaultContentSort);
}

const filters = listQuerySchema.extend({
  locale: localeSchema.optional(),
  status: contentStatusSchema.optional(),
  /** A part of the title, whatever its case and accents. */
  q: z.string().trim().max(100).optional(),
});

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** One filter value, or several joined by bars: items that have any of them. */
const facet = z
  .string()
  .max(2_000)
  .regex(new RegExp(`^${word}(?:\\|${word})*$`))
  .optional();

/** The query of each kind's list. */
export const contentListQueries = {
  chapter: filters.extend({ sort: sortedBy(ownSorts.chapter) }),
  focus: filters.extend({ sort: sortedBy(ownSorts.focus) }),
  news: filters.extend({
    sort: sortedBy(ownSorts.news),
    nature: newsNatureSchema.optional(),
    category: facet,
    types: facet,
    regions: facet,
    domains: facet,
    countries: facet,
    entities: facet,
    keywords: facet,
  }),
  page: filters.extend({ sort: sortedBy(ownSorts.page) }),
  personality: filters.extend({
    sort: sortedBy(ownSorts.personality),
  }),
} as const;

/** The parameters of a list's query that name values of the items' own fields. */
export const contentFilterFields = ['nature', 'category', ...newsFacetFields] as const;
