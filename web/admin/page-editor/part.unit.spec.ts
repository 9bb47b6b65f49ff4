import { pageHeaderSchema } from '@parvis/contracts/content/header.ts';
import { expect, test } from 'vitest';
import { pageWith } from '../testing/views.ts';
import { headerFieldsSchema, savedPart } from './part.ts';

/** Every field that a page's header can have. */
const header = pageHeaderSchema.parse({
  title: 'La semaine des métiers',
  slug: 'semaine-des-metiers',
  parentId: 'pg0000000002',
  summary: 'Sept jours',
  applicantProfile: 2,
  order: 3,
  campaign: { list: 'news', filters: { categories: ['careers'] } },
  publishedOn: '2026-10-12',
  category: 'careers',
  types: ['report'],
  regions: ['channel'],
  domains: ['digital'],
  countries: ['france'],
  entities: ['scheldebank'],
  keywords: ['training'],
  imageId: 'img000000001',
});

test('a header that is saved keeps what its form does not ask for', () => {
  expect(Object.keys(header).toSorted()).toEqual(Object.keys(pageHeaderSchema.shape).toSorted());
  const saved = savedPart(pageWith(header), 'header');
  expect(headerFieldsSchema.parse({ ...saved?.data, title: 'Sept jours' })).toEqual({
    ...header,
    title: 'Sept jours',
  });
});
