import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';

/** Returns a value in the form used by items and counts: `group:id`. */
export function facetCode(group: FacetName['group'], id: string): string {
  return `${group}:${id}`;
}
