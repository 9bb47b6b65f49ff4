import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import type { TokenScope } from '@parvis/contracts/accounts/token-scopes.ts';
import type { ResponseSchema } from '@parvis/contracts/http/endpoint.ts';
import { maxPageSize } from '@parvis/contracts/http/listing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** A token with its secret, which is returned only once. */
export type NewToken = z.output<ResponseSchema<typeof accountEndpoints.createToken>>;

/** Reads the account's personal tokens. */
export const listTokens = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) =>
    callEndpoint(accountEndpoints.listTokens, {
      query: { pageSize: maxPageSize },
      signal,
    }),
});

/** Creates a token with a purpose, a lifetime in days and scopes; returns it with its secret. */
export function createToken(
  name: string,
  days: number,
  scopes: readonly TokenScope[],
): Promise<NewToken> {
  return callEndpoint(accountEndpoints.createToken, {
    body: { name, days, scopes: [...scopes] },
  });
}

/** Revokes a token immediately. */
export function revokeToken(id: string): Promise<undefined> {
  return callEndpoint(accountEndpoints.revokeToken, { params: { id } });
}
