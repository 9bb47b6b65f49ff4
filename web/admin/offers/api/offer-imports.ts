import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ImportsSearch } from '../imports/imports-search.ts';

/**
 * Lists the reports of imports, newest first; the previous result is shown until the next has
 * loaded.
 */
export function listOfferImports(search: ImportsSearch) {
  return queryOptions({
    queryKey: ['offers', 'imports', search],
    queryFn: ({ signal }) =>
      callEndpoint(offerEndpoints.listOfferImports, {
        query: search,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
