import { notaryEndpoints } from '@parvis/contracts/notary/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads what the notary of the log signed. */
export function showNotary() {
  return queryOptions({
    queryKey: ['notary'],
    queryFn: ({ signal }) => callEndpoint(notaryEndpoints.showNotary, { signal }),
  });
}
