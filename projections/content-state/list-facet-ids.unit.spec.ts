import { contentDetailsSchema, defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { expect, test } from 'vitest';
import { listFacetIds } from './list-facet-ids.ts';

test('news have values of every group; other kinds have none', () => {
  const news = contentDetailsSchema.parse({
    kind: 'news',
    nature: 'article',
    publishedOn: '2026-03-01',
    category: 'economy',
    types: ['report'],
    countries: ['france', 'spain'],
    keywords: ['loans'],
  });
  expect(listFacetIds(news)).toEqual([
    'types:report',
    'countries:france',
    'countries:spain',
    'categories:economy',
    'keywords:loans',
  ]);
  expect(listFacetIds(defaultPageDetails)).toEqual([]);
});
