import { missedSearchEndpoints as at } from '@parvis/contracts/missed-searches/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the searches of the last days that found nothing. */
export const listMissedSearches = queryOptions({
  queryKey: ['missed-searches'],
  queryFn: ({ signal }) => callEndpoint(at.listMissedSearches, { signal }),
});
