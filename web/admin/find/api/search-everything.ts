import { adminSearchEndpoints } from '@parvis/contracts/admin-search/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Searches everything; the previous results are shown until the next have loaded. */
export const searchEverything = (q: string) =>
  queryOptions({
    queryKey: ['everything', q],
    queryFn: ({ signal }) =>
      callEndpoint(adminSearchEndpoints.searchEverything, { query: { q }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
