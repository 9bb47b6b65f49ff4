import { securityEndpoints } from '@parvis/contracts/security/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { SecuritySearch } from '../security-search.ts';

/** Reads a page of the security trace, newest first; the previous result stays until it has loaded. */
export function listSecurityEvents(search: SecuritySearch) {
  return queryOptions({
    queryKey: ['security-events', search],
    queryFn: ({ signal }) =>
      callEndpoint(securityEndpoints.listSecurityEvents, {
        query: search,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
