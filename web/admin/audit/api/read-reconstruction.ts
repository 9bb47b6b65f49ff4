import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/**
 * Reads what an address showed at an instant; the previous result is shown until the next has
 * loaded.
 */
export function readReconstruction(path: string, at: string) {
  return queryOptions({
    queryKey: ['reconstruction', path, at],
    queryFn: ({ signal }) =>
      callEndpoint(auditEndpoints.reconstructPage, {
        query: { path, at },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
