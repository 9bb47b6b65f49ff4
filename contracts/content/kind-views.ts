import { z } from 'zod';
import {
  conditionOn,
  type FieldType,
  type ListFields,
  namesParameter,
  whereParameter,
} from '../http/conditions.ts';
import { choicesIn, fieldsParameter, maxSorts } from '../http/list-controls.ts';
import { listQuerySchema, searchedTextSchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { byFacetField, detailsShapes, facetFields, newsNatureSchema } from './details.ts';
import { type ContentKind, forEachKind } from './kinds.ts';
import { contentStatusSchema, contentViewSchema, listedContentSchema } from './views.ts';

/** An item of each kind, with the fields of its kind. */
export const contentViewSchemas = {
  chapter: contentViewSchema.extend({ kind: z.literal('chapter'), ...detailsShapes.chapter }),
  focus: contentViewSchema.extend({ kind: z.literal('focus'), ...detailsShapes.focus }),
  news: contentViewSchema.extend({ kind: z.literal('news'), ...detailsShapes.news }),
  page: contentViewSchema.extend({ kind: z.literal('page'), ...detailsShapes.page }),
  personality: contentViewSchema.extend({
    kind: z.literal('personality'),
    ...detailsShapes.personality,
  }),
} as const;

/** An item of any kind with the fields of its kind. */
export const editedContentSchema = z.discriminatedUnion('kind', [
  contentViewSchemas.chapter,
  contentViewSchemas.focus,
  contentViewSchemas.news,
  contentViewSchemas.page,
  contentViewSchemas.personality,
]);
export type EditedContent = z.infer<typeof editedContentSchema>;

/** The list entries of each kind, with the fields of that kind. */
export const contentSummaryShapes = forEachKind((kind) =>
  listedContentSchema.extend(detailsShapes[kind]),
);

const ofEvery = {
  id: 'word',
  locale: 'word',
  title: 'text',
  slug: 'text',
  parentId: 'word',
  status: 'word',
  revision: 'number',
  translationGroup: 'word',
  imageId: 'word',
  updatedAt: 'instant',
} as const satisfies ListFields;

const facets = byFacetField((): FieldType => 'words');

/** The fields by which the list of each kind is filtered. */
export const contentListFields: Readonly<Record<ContentKind, ListFields>> = {
  chapter: { ...ofEvery, order: 'number' },
  focus: { ...ofEvery, live: 'flag', splash: 'flag' },
  news: {
    ...ofEvery,
    nature: 'word',
    publishedOn: 'day',
    eventStart: 'instant',
    eventEnd: 'instant',
    category: 'word',
    ...facets,
  },
  page: {
    ...ofEvery,
    applicantProfile: 'number',
    order: 'number',
    publishedOn: 'day',
    category: 'word',
    ...facets,
  },
  personality: {
    ...ofEvery,
    firstName: 'text',
    lastName: 'text',
    role: 'text',
    isSpokesperson: 'flag',
    order: 'number',
  },
};

/** The conditions on the list of each kind. */
export const contentConditions = forEachKind((kind) => {
  const fields = contentListFields[kind];
  return conditionOn(fields, choicesIn(fields, contentSummaryShapes[kind]));
});

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
    fields: fieldsParameter(contentSummaryShapes[kind], 'id'),
  };
}

const filters = listQuerySchema.extend({
  locale: localeSchema.optional(),
  status: contentStatusSchema.optional(),
  /**
   * Words of the title, the other texts or the name of an editor who last saved some of it, ignoring
   * case and accents; or its address, with or without host.
   */
  q: searchedTextSchema.optional(),
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

const classified = { category: facet, ...byFacetField(() => facet) };

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
