import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import { foldText } from '../../ui/fold-text.ts';

/**
 * Returns the values whose name, in any language, or id contains the text; case and accents are
 * ignored.
 */
export function filterFacets(facets: readonly ListedFacet[], words = ''): readonly ListedFacet[] {
  const wanted = foldText(words);
  return facets.filter(({ id, names }) =>
    [id, ...Object.values(names)].some((text) => foldText(text).includes(wanted)),
  );
}
