import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';

/** A value as items carry it and as counts name it: `group:id`. */
export function facetCode(group: FacetName['group'], id: string): string {
  return `${group}:${id}`;
}
