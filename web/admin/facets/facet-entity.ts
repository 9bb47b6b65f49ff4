import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import { facetNamesSchema, vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { declareEntity } from '../revisions/entity.ts';
import { inLanguages } from '../revisions/shown-fields.ts';
import { undeleteFacet } from './api/facets.ts';

const key = z.object({ group: vocabularyGroupSchema, id: z.string() });

/** The history of a value of a facet. */
export const facetEntity = declareEntity({
  title: 'facets.title',
  key,
  content: facetNamesSchema,
  history: at.facetHistory,
  restore: (one, { content }, ifMatch) =>
    callEndpoint(at.renameFacet, { params: key.parse(one), body: { names: content }, ifMatch }),
  undelete: (one) => undeleteFacet(key.parse(one)),
  screen: ({ group }) => ({ to: '/admin/facets', search: { group } }),
  nameOf: (names, { language }) => textIn(names, language),
  fields: (names, shown) => inLanguages('facets.name', names, shown),
});
