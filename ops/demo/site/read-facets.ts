import { type FacetName, facetNameSchema } from '@parvis/contracts/facets/facet-name.ts';
import { z } from 'zod';
import { readTable, textsIn } from '../data.ts';

const rowSchema = z
  .record(z.string(), z.string())
  .transform(({ group, id, ...row }) =>
    facetNameSchema.parse({ group, id, names: textsIn(row, 'name') }),
  );

/**
 * Reads the filter values of Estuaire, and the free keywords of news. A value that is not among them
 * was created by an editor.
 */
export function readFacets(): readonly FacetName[] {
  return readTable('facets.csv', rowSchema);
}
