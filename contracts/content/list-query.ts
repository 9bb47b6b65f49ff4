import { z } from 'zod';
import { namesParameter, whereParameter } from '../http/conditions.ts';
import { maxSorts } from '../http/list-controls.ts';
import { listQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { facetFields, newsNatureSchema } from './details.ts';
import type { ContentKind } from './kinds.ts';
import { contentConditions } from './list-fields.ts';
import { contentStatusSchema, contentSummaryShapes } from './views.ts';

/** The sort fields of every list. */
const sharedSorts = ['updatedAt', 'title'] as const;
/** The additional sort fields of each kind. */
const ownSorts = {
  chapter: ['order'],
  focus: [],
  news: ['publishedOn', 'eventStart'],
  page: ['order', 'publishedOn'],
  personality: ['order', 'lastName'],
} as const satisfies Readonly<Record<ContentKind, readonly string[]>>;

/** A sort field, ascending; a leading dash makes it descending. */
export type ContentSortField =
  | (typeof sharedSorts)[number]
  | (typeof ownSorts)[ContentKind][number];
export type ContentSort = ContentSortField | `-${ContentSortField}`;

/** Most recently changed first. */
export const defaultContentSort = '-updatedAt' satisfies ContentSort;

/** Returns the sort fields of the list of a kind, each in both directions. */
export function listSorts(kind: ContentKind): readonly ContentSort[] {
  const fields: readonly ContentSortField[] = [...sharedSorts, ...ownSorts[kind]];
  return fields.flatMap((field): readonly ContentSort[] => [field, `-${field}`]);
}

/** Returns the parameters `where`, `sort` and `fields` of a kind's list. */
function listControls(kind: ContentKind) {
  const sorts = listSorts(kind);
  const shown = Object.keys(contentSummaryShapes[kind].shape);
  return {
    where: whereParameter(
      contentConditions[kind],
      'A condition as JSON: `{"or": [{"title": {"contains": "gare"}}, {"updatedAt": {"lessThan": "2026-01-01T00:00:00Z"}}]}`. All entries of an object must hold',
    ),
    sort: namesParameter(sorts, maxSorts)
      .default([defaultContentSort])
      .describe(
        `Fields in order of significance, joined by commas; a leading dash reverses one. Items without the field come last. One or more of: ${sorts.join(', ')}`,
      ),
    fields: namesParameter(shown, shown.length)
      .optional()
      .describe('The fields to return besides `id`, joined by commas; all by default'),
  };
}

const filters = listQuerySchema.extend({
  locale: localeSchema.optional(),
  status: contentStatusSchema.optional(),
  /** Part of the title; case and accents are ignored. */
  q: z.string().trim().max(100).optional(),
  untranslatedInto: localeSchema
    .optional()
    .describe('Only items that are not in this language and have no translation in it'),
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
  chapter: filters.extend(listControls('chapter')),
  focus: filters.extend(listControls('focus')),
  news: filters.extend({
    ...listControls('news'),
    nature: newsNatureSchema.optional(),
    ...classified,
  }),
  page: filters.extend({ ...listControls('page'), ...classified }),
  personality: filters.extend(listControls('personality')),
} as const;

/** The query parameters of a list that filter by a field of the items. */
export const contentFilterFields = ['nature', 'category', ...facetFields] as const;
