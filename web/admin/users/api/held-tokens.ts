import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads a page of the personal tokens of all accounts. */
export const listHeldTokens = (page: number) =>
  queryOptions({
    queryKey: ['held-tokens', page],
    queryFn: ({ signal }) =>
      callEndpoint(accountEndpoints.listHeldTokens, {
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Revokes somebody's token immediately. */
export function revokeHeldToken(id: string): Promise<undefined> {
  return callEndpoint(accountEndpoints.revokeHeldToken, { params: { id } });
}
