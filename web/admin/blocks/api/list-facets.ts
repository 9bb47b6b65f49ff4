import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import type { VocabularyGroup } from '@parvis/contracts/facets/facet-name.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Lists the facets of a group, with their names. */
export function listFacets(group: VocabularyGroup) {
  return queryOptions({
    queryKey: ['facets', group],
    queryFn: ({ signal }) => callEndpoint(facetEndpoints.listFacets, { query: { group }, signal }),
  });
}
