import { adminSearchEndpoints } from '@parvis/contracts/admin-search/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Milliseconds until a group that was not found in time is searched again. */
const againMs = 3_000;

/**
 * Searches everything; the previous results are shown until the next have loaded. A group that the
 * server could not search in time comes later, without another key.
 */
export const searchEverything = (q: string) =>
  queryOptions({
    queryKey: ['everything', q],
    queryFn: ({ signal }) =>
      callEndpoint(adminSearchEndpoints.searchEverything, { query: { q }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.unavailable.length ? againMs : false),
  });
