import type { newAuthenticatorSchema } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** An authenticator that waits for its first code. */
export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>;

/** Reads whether the account has an authenticator. */
export const getSecondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => callEndpoint(secondFactorEndpoints.getSecondFactor, { signal }),
});

/** Creates an authenticator, to be confirmed with one of its codes. */
export function addAuthenticator(): Promise<NewAuthenticator> {
  return callEndpoint(secondFactorEndpoints.addAuthenticator);
}

/** Confirms an authenticator by one of its codes; returns recovery codes. */
export function confirmAuthenticator(code: string, keepTokens: boolean) {
  return callEndpoint(secondFactorEndpoints.confirmAuthenticator, {
    body: { code, keepTokens },
  });
}

/** Removes it. */
export function removeAuthenticator(): Promise<undefined> {
  return callEndpoint(secondFactorEndpoints.removeAuthenticator);
}
