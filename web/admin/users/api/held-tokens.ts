import { accountEndpoints, heldTokenSchema } from '@parvis/contracts/accounts/endpoints.ts';
import { listOf } from '@parvis/contracts/http/listing.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const heldTokenListSchema = listOf(heldTokenSchema);

/** Reads a page of the personal tokens of all accounts. */
export const listHeldTokens = (page: number) =>
  queryOptions({
    queryKey: ['held-tokens', page],
    queryFn: ({ signal }) =>
      callEndpoint(accountEndpoints.listHeldTokens, heldTokenListSchema, {
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Revokes somebody's token immediately. */
export function revokeHeldToken(id: string): Promise<undefined> {
  return callEndpoint(accountEndpoints.revokeHeldToken, z.undefined(), { params: { id } });
}
