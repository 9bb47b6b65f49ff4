import { type FacetName, facetNameSchema } from '@parvis/contracts/facets/facet-name.ts';
import { readTable, rowSchema, textsIn } from '../data.ts';

const facetRow = rowSchema.transform(({ group, id, ...row }) =>
  facetNameSchema.parse({ group, id, names: textsIn(row, 'name') }),
);

/**
 * Reads the filter values of Estuaire, and the free keywords of news. A value that is not among them
 * was created by an editor.
 */
export function readFacets(): readonly FacetName[] {
  return readTable('facets.csv', facetRow);
}
