import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import { folded } from '../../ui/folded.ts';

/**
 * Returns the values whose name, in either language, or id contains the text; case and accents are
 * ignored.
 */
export function matching(facets: readonly ListedFacet[], words = ''): readonly ListedFacet[] {
  const wanted = folded(words);
  return facets.filter(({ id, names }) =>
    [id, names.fr, names.en].some((text) => folded(text).includes(wanted)),
  );
}
