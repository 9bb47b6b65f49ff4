import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Finds values of a filter group of offers, by part of a name or by their ids. */
export function listOfferFacets(
  group: OfferGroup,
  { q, ids }: { readonly q?: string; readonly ids?: readonly string[] },
) {
  return queryOptions({
    queryKey: ['offer-facets', group, q, ids],
    queryFn: ({ signal }) =>
      callEndpoint(offerEndpoints.listOfferFacets, {
        query: { group, q, ids: ids?.join(',') },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
