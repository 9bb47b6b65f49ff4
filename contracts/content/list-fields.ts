import { conditionOn, type FieldType, type ListFields } from '../http/conditions.ts';
import { facetFields } from './details.ts';
import { type ContentKind, forEachKind } from './kinds.ts';

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

const facets: ListFields = Object.fromEntries(
  facetFields.map((field): [string, FieldType] => [field, 'words']),
);

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
export const contentConditions = forEachKind((kind) => conditionOn(contentListFields[kind]));
